import type { FoodItem } from '../nutrition/values/food-item.ts';
import { foodId } from './schema.ts';
import { portionKeyOf } from './portion-key.ts';
import type { PortionKey } from './usual-portions.ts';

/** The weight of one unit of a food that the user entered. */
export interface PortionLesson extends PortionKey {
  name: string;
  grams: number;
}

/** Limits of the factor to the food table's weight: beyond them it is a typing error. */
const FACTORS = [0.02, 50] as const;

const lessonOf = (item: FoodItem): PortionLesson | null => {
  const { record_id, proposed_record_id, portion, proposed_grams: proposed, grams, name } = item;
  const isLearned = item.corrected === true && (item.weighed === true || record_id === proposed_record_id);
  if (!isLearned || portion === undefined || !proposed || !foodId.safeParse(record_id).success) return null;
  const factor = grams / proposed;
  if (record_id === null || factor < FACTORS[0] || factor > FACTORS[1]) return null;
  return { record_id, unit: portion.unit, name, grams: Math.round((grams / portion.count) * 100) / 100 };
};

const lessonsOf = (items: readonly FoodItem[] | null): Map<string, PortionLesson> =>
  new Map(
    (items ?? []).flatMap((item) => {
      const lesson = lessonOf(item);
      return lesson === null ? [] : [[portionKeyOf(lesson), lesson] as const];
    }),
  );

/** What the corrected weights of an entry teach, and what they no longer do. */
export interface PortionLessons {
  learned: PortionLesson[];
  /** Portions whose corrected weight was restored or changed to another food. */
  unlearned: PortionKey[];
}

/**
 * Compares the corrected weights of an entry with those before a change.
 * @param before the items before the change, whose lessons are already learned
 */
export const comparePortionLessons = (
  items: readonly FoodItem[] | null,
  before: readonly FoodItem[] | null,
): PortionLessons => {
  const [now, then] = [lessonsOf(items), lessonsOf(before)];
  return {
    learned: [...now]
      .filter(([key, { grams }]) => then.get(key)?.grams !== grams)
      .map(([, lesson]) => lesson),
    unlearned: [...then]
      .filter(([key]) => !now.has(key))
      .map(([, { record_id, unit }]) => ({ record_id, unit })),
  };
};
