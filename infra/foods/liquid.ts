import type { Portion } from '#shared/nutrition/table/food-record.ts';

const drinks = /beverage|milk|juice|coffee|\btea\b|drink|beer|wine|liquor|water|smoothie|formula, ready/i;

/**
 * Returns whether a food is liquid: the reference has its fluid ounce, or lists it under drinks with a cup of 225 g or
 * more.
 */
export const liquidOf = (category: string, portions: readonly Portion[]): boolean =>
  portions.some(({ unit }) => unit === 'floz') ||
  (drinks.test(category) &&
    portions.some(({ unit, grams, words }) => unit === 'cup' && words.length === 0 && grams >= 225));
