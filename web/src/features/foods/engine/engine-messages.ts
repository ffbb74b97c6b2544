import type { Learned } from '#shared/foods/apply-learned.ts';
import type { FoodHit } from '#shared/foods/food-hit.ts';
import type { Language } from '#shared/language/languages.ts';
import type { MealDescription } from '#shared/nutrition/describe-meal.ts';
import type { ReadLine } from '#shared/recipes/schema.ts';

/** Requests that the engine answers, with their answers. */
export interface EngineTasks {
  /** Loads the food table. */
  open: { request: null; answer: null };
  /** Reads a text about food. */
  describe: { request: { text: string; language: Language }; answer: MealDescription };
  /** Searches foods by the beginning of their names. */
  search: { request: { query: string; language: Language }; answer: FoodHit[] };
  /** Reads ingredient lines. */
  readLines: { request: { lines: readonly string[]; language: Language }; answer: ReadLine[] };
}
export type EngineTask = keyof EngineTasks;

/** A message to the worker: a request, or what was learned from the user's corrections, which replaces what was sent before. */
export type EngineRequest =
  | { [Task in EngineTask]: { id: number; task: Task; request: EngineTasks[Task]['request'] } }[EngineTask]
  | { task: 'correct'; learned: Learned };

/** The worker's response to the request with the same ID. */
export type EngineResponse =
  | { id: number; answer: EngineTasks[EngineTask]['answer'] }
  | { id: number; error: string };
