import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import type { Figures, TrueItem } from './meal-row.ts';
import { pairsOf } from './pairs.ts';
import { sumsOf } from './predict.ts';

/** What went wrong with a meal: foods joined, split or missed; another food; another weight. */
export const errorKinds = ['segmentation', 'matching', 'portion'] as const;
export type ErrorKind = (typeof errorKinds)[number];

/** Shares of carbohydrate, fat and protein that point in the same direction are the same food at another weight. */
const SAME_PROFILE = 0.985;
/** g; less of all three is water and the like. */
const NOTHING = 0.5;

const alike = (one: Figures, other: Figures): boolean => {
  const [a, b] = [one, other].map(({ carb, fat, protein }) => [carb, fat, protein]);
  if (a === undefined || b === undefined) return false;
  const [lengthA, lengthB] = [Math.hypot(...a), Math.hypot(...b)];
  if (lengthA < NOTHING || lengthB < NOTHING) return lengthA < NOTHING && lengthB < NOTHING;
  const product = a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
  return product / (lengthA * lengthB) >= SAME_PROFILE;
};

/** The kind of the error that weighs most in a meal that came out wrong, by carbohydrate. */
export const errorKindOf = (truth: readonly TrueItem[], items: readonly FoodItem[]): ErrorKind => {
  if (truth.length !== items.length) return 'segmentation';
  const [worst] = pairsOf(truth, items)
    .map(([one, item]) => ({ one, sums: sumsOf([item]) }))
    .sort((a, b) => Math.abs(b.sums.carb - b.one.carb) - Math.abs(a.sums.carb - a.one.carb));
  if (worst === undefined) return 'segmentation';
  return alike(worst.one, worst.sums) ? 'portion' : 'matching';
};
