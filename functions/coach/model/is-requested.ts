import { describeMeal } from '#shared/nutrition/describe-meal.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';

const FEW = 3;

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/\p{L}+/gu)
    ?.map((word) => (word.length > FEW ? word.replace(/(?:es|s)$/, '') : word)) ?? [];

/**
 * Returns whether the user's text mentions a food at least in part ('toast' for 'whole wheat toast'). A model may only
 * log what the user mentioned, not what a note or a name in the data tries to inject.
 * @param said all text that the request may refer to
 */
export const isRequested = (food: string, said: string): boolean => {
  const known = new Set(wordsIn(said));
  const words = wordsIn(food);
  const telling = words.filter((word) => word.length >= FEW);
  return (telling.length > 0 ? telling : words).some((word) => known.has(word));
};

/** Returns whether the user's message names the same food in other words or another language: 'Eier' for 'eggs'. */
export const isSameFood = (food: string, message: string, foods: FoodKnowledge): boolean => {
  const recordsOf = (text: string): string[] =>
    describeMeal(text, foods).items.flatMap(({ record_id }) => record_id ?? []);
  const named = new Set(recordsOf(message));
  return recordsOf(food).some((record) => named.has(record));
};
