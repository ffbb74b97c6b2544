import type { FoodRecord, PortionUnit } from './food-record.ts';
import { sizedWeight, type Weight } from './portion-weight.ts';
import type { Amount } from './text/amount.ts';
import { FLUID_OUNCE_ML, OUNCE_G } from './text/units.ts';

/** Where a food stands in the meal: on its own, put onto another food, or into a drink. */
export type Place = 'alone' | 'on-food' | 'in-drink';

const STATED = 1;
const USUAL = 0.7;
/** Millilitres in the cup that the portions are measured by. */
const CUP_ML = 240;
/** g per ml of a solid whose cup is not known: loosely filled. */
const LOOSE = 0.6;

/** Portions that one names without a number: 'rice bowl' is one bowl, 'apple slices' are some. */
const vessels: ReadonlySet<PortionUnit> = new Set([
  'cup',
  'bowl',
  'plate',
  'glass',
  'can',
  'bottle',
  'pot',
  'bag',
  'bar',
]);

const volumeWeight = (record: FoodRecord, millilitres: number): Weight => {
  const cup = record.portions.cup ?? (record.portions.tbsp ?? 0) * 16;
  if (cup > 0) return { grams: (millilitres * cup) / CUP_ML, trust: 0.95 };
  return record.liquid ? { grams: millilitres, trust: 0.95 } : { grams: millilitres * LOOSE, trust: 0.5 };
};

/** Weight of what was measured; null when nothing was. Ounces of a drink are fluid ounces. */
const measuredWeight = (record: FoodRecord, amount: Amount): Weight | null => {
  const times = amount.each ? (amount.count ?? 1) : 1;
  if (amount.grams !== null) {
    const grams = amount.grams * times;
    if (!(record.liquid && amount.ounces)) return { grams, trust: STATED };
    return volumeWeight(record, (grams / OUNCE_G) * FLUID_OUNCE_ML);
  }
  return amount.millilitres === null ? null : volumeWeight(record, amount.millilitres * times);
};

/** What is eaten when nobody says how much; of a food named in the singular, at most one. */
const usualWeight = (record: FoodRecord, place: Place, plural: boolean): Weight => {
  const { serving, whole, topping, splash } = record.portions;
  if (place === 'in-drink' && splash !== undefined) return { grams: splash, trust: USUAL };
  if (place !== 'alone' && topping !== undefined) return { grams: topping, trust: USUAL };
  const one = !plural && whole !== undefined ? Math.min(whole, serving) : serving;
  return { grams: one, trust: USUAL };
};

/**
 * Weight of an amount of a food.
 * @param plural the food was named in the plural
 */
export const amountWeight = (record: FoodRecord, amount: Amount, place: Place, plural: boolean): Weight => {
  const measured = measuredWeight(record, amount);
  if (measured !== null) return measured;
  const { count, portion, size } = amount;
  if (portion !== null && (count !== null || vessels.has(portion))) {
    const { grams, trust } = sizedWeight(record, portion, size);
    return { grams: grams * (count ?? 1), trust };
  }
  if (count === null && size === null) return usualWeight(record, place, plural);
  const isCounted = !record.liquid || record.portions.whole !== undefined;
  const { grams, trust } = sizedWeight(record, isCounted ? 'whole' : 'serving', size);
  return { grams: grams * (count ?? 1), trust };
};
