import { foldedText } from '#shared/coach/intent/folded-text.ts';
import { mealText } from '#shared/coach/intent/meal-text.ts';
import { splitStatements } from '#shared/coach/intent/split-statements.ts';
import { describeMeal } from '#shared/nutrition/describe-meal.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';

/** Grams or milliliters of the units that a message may use. */
const UNITS: Readonly<Record<string, number>> = { kg: 1_000, l: 1_000, oz: 28.35, lb: 453.6, lbs: 453.6 };
const TOLERANCE = 0.03;
const stem = (word: string): string => word.replace(/(?:es|s|en|n)$/, '');

const isClose = (one: number, other: number): boolean => Math.abs(one - other) <= other * TOLERANCE + 0.5;

/**
 * Returns the weight of a food as the user's own words give it, since a model may not decide how much was eaten. A
 * weight that the message states or implies is kept; any other one is replaced.
 * @returns grams, or null for the usual portion
 */
export const amountInWords = (
  grams: number | null,
  food: string,
  message: string,
  foods: FoodKnowledge,
): number | null => {
  if (grams === null) return null;
  const folded = foldedText(message).replace(/(\d),(\d)/g, '$1.$2');
  const stated = [...folded.matchAll(/(\d+(?:\.\d+)?) ?([a-z]+)?/g)].map(
    ([, number, unit = '']) => Number(number) * (UNITS[unit] ?? 1),
  );
  if (stated.some((value) => isClose(grams, value))) return grams;
  const words = new Set((foldedText(food).match(/\p{L}{3,}/gu) ?? []).map(stem));
  const items = splitStatements(message).flatMap((text) => describeMeal(mealText(text), foods).items);
  const same = items.find(({ name, said }) =>
    (foldedText(`${name} ${said ?? ''}`).match(/\p{L}{3,}/gu) ?? []).some((word) => words.has(stem(word))),
  );
  return same?.grams ?? null;
};
