import * as z from 'zod';
import { foodId } from './schema.ts';

/** Maximum number of usual portions; beyond it the one that was learned longest ago is deleted. */
export const MAX_USUAL_PORTIONS = 300;

/** Maximum number of weights that a usual portion is calculated from. */
const MAX_PORTION_WEIGHTS = 5;

/**
 * A unit as `portion` of an item names it: 'slice', 'bowl-large', 'each' for a number without a unit, 'serving' without
 * any amount.
 */
export const portionUnit = z
  .string()
  .max(40)
  .regex(/^[a-z]+(?:-[a-z]+)*$/, 'Invalid portion unit.');

/** How much a user usually eats of a food in a unit. */
export const usualPortion = z.object({
  record_id: foodId,
  unit: portionUnit,
  /** Name of the food as the user saw it. */
  name: z.string(),
  /** Weight of one unit, g. */
  grams: z.number(),
  learned_at: z.iso.datetime(),
});
export type UsualPortion = z.infer<typeof usualPortion>;

/** The food and unit that identify a usual portion. */
export type PortionKey = Pick<UsualPortion, 'record_id' | 'unit'>;

/** A weight of one unit that the user entered, with its entry. */
export interface PortionWeight {
  entry_id: string;
  grams: number;
}

const isEnough = (count: number): boolean => count >= 3;

/**
 * Returns the usual weight: the newest one, or with three and more the median of the last five, so that one feast
 * changes nothing.
 * @param weights newest first, at least one
 */
export const usualGramsOf = (weights: readonly Pick<PortionWeight, 'grams'>[]): number => {
  const [newest = 0, ...others] = weights.slice(0, MAX_PORTION_WEIGHTS).map(({ grams }) => grams);
  if (!isEnough(others.length + 1)) return newest;
  const sorted = [newest, ...others].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = newest, high = newest] =
    sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1);
  return (low + high) / 2;
};

/** Adds a weight. Another weight of the same entry is replaced: the user only changed it. */
export const withPortionWeight = (weights: readonly PortionWeight[], added: PortionWeight): PortionWeight[] =>
  [added, ...weights.filter(({ entry_id }) => entry_id !== added.entry_id)].slice(0, MAX_PORTION_WEIGHTS);
