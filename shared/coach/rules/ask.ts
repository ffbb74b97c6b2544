import type { Facts } from '../../facts/facts.ts';
import type { FoodItem } from '../../nutrition/food-item.ts';
import type { ReadMessage } from './read/message.ts';
import type { Said } from './say.ts';

/**
 * The foods of a table that words name, weighed, e.g. '200 g rice': `describeMeal(words, knowledge).items`. Empty where
 * the table knows none.
 */
export type LookUpFoods = (words: string) => readonly FoodItem[];

/** A question with all that may be known for its answer. */
export interface Ask extends ReadMessage {
  facts: Facts;
  foods: LookUpFoods;
  /** Calorie goals, weights and advice on amounts are no matter for a tracker's rules below 18. */
  isMinor: boolean;
}

/** Answers a kind of question; null where the question is of another kind. */
export type Topic = (ask: Ask) => Said | null;

/** From this age on. */
export const ADULT_AGE = 18;
