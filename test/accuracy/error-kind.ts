import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import type { Figures, TrueItem } from './meal-row.ts';
import { pairsOf } from './pairs.ts';
import { sumsOf } from './predict.ts';

/** The kinds of errors in a meal: foods merged, split or missed; wrong food; wrong weight. */
export const errorKinds = ['segmentation', 'matching', 'portion'] as const;
export type ErrorKind = (typeof errorKinds)[number];

/** If carbohydrate, fat and protein have this cosine similarity, it is the same food with another weight. */
const SAME_PROFILE = 0.985;
/** In g; a food with less of all three is treated like water. */
const NOTHING = 0.5;

const alike = (one: Figures, other: Figures): boolean => {
  const [a, b] = [one, other].map(({ carb, fat, protein }) => [carb, fat, protein]);
  if (a === undefined || b === undefined) return false;
  const [lengthA, lengthB] = [Math.hypot(...a), Math.hypot(...b)];
  if (lengthA < NOTHING || lengthB < NOTHING) return lengthA < NOTHING && lengthB < NOTHING;
  const product = a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
  return product / (lengthA * lengthB) >= SAME_PROFILE;
};

/** Returns the most important error in a meal with a wrong result, by carbohydrate. */
export const errorKindOf = (truth: readonly TrueItem[], items: readonly FoodItem[]): ErrorKind => {
  if (truth.length !== items.length) return 'segmentation';
  const [worst] = pairsOf(truth, items)
    .map(([one, item]) => ({ one, sums: sumsOf([item]) }))
    .sort((a, b) => Math.abs(b.sums.carb - b.one.carb) - Math.abs(a.sums.carb - a.one.carb));
  if (worst === undefined) return 'segmentation';
  return alike(worst.one, worst.sums) ? 'portion' : 'matching';
};
