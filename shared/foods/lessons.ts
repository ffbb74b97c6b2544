import type { FoodItem } from '../nutrition/values/food-item.ts';
import { foodId } from './schema.ts';

/** What a corrected item teaches about its phrase: the food, the weight, or both. */
export interface Lesson {
  said: string;
  /** ID of the meant food; null for the food table's choice. */
  record_id: string | null;
  /** Name of the logged food. */
  name: string;
  /** Factor relative to the table's weight; null if none was learned, which keeps a known one. */
  grams_factor: number | null;
}

/**
 * Limits of the factor: beyond them it is a typing error. Wide, because the foods may differ: a spoonful of butter
 * instead of a plate of rice.
 */
const FACTORS = [0.02, 50] as const;

/** Returns the factor of an item without a unit. With one, its weight is learned as a usual portion. */
const factorOf = ({ grams, proposed_grams: proposed, portion }: FoodItem): number | null => {
  if (portion !== undefined) return null;
  if (proposed === undefined || proposed <= 0) return null;
  const factor = grams / proposed;
  return factor < FACTORS[0] || factor > FACTORS[1] ? null : Math.round(factor * 10_000) / 10_000;
};

const isSame = (one: FoodItem, other: FoodItem): boolean =>
  one.said === other.said && one.record_id === other.record_id && one.grams === other.grams;

/** Returns the food of an item if it differs from the food table's choice. */
const otherFoodOf = ({ record_id, proposed_record_id }: FoodItem): string | null =>
  record_id === proposed_record_id ? null : record_id;

/** Returns null if nothing was corrected, there is no phrase, or the food is not in the table. */
const lessonOf = (item: FoodItem): Lesson | null => {
  const { said, name, corrected, weighed = false } = item;
  if (!corrected || said === undefined || !foodId.safeParse(item.record_id).success) return null;
  const record_id = otherFoodOf(item);
  // Another food has its own default weight, so only a typed weight is learned.
  const grams_factor = record_id === null || weighed ? factorOf(item) : null;
  return { said, record_id, name, grams_factor };
};

/** Returns whether a lesson contains neither a food nor a weight. */
const isEmpty = ({ record_id, grams_factor }: Lesson): boolean => record_id === null && grams_factor === null;

/**
 * Returns what manually corrected items of an entry teach. For duplicate phrases the last one counts.
 * @param before the items before the change, whose lessons are already learned
 */
export const extractLessons = (
  items: readonly FoodItem[] | null,
  before: readonly FoodItem[] | null,
): Lesson[] => {
  const learned = (before ?? []).filter(({ corrected }) => corrected);
  const lessons = (items ?? []).flatMap((item): Lesson[] => {
    const lesson = learned.some((each) => isSame(each, item)) ? null : lessonOf(item);
    return lesson === null || isEmpty(lesson) ? [] : [lesson];
  });
  return [...new Map(lessons.map((lesson) => [lesson.said, lesson])).values()];
};

/**
 * Returns whether the food table's choice was restored with a stated weight, so that the learned food no longer
 * applies.
 */
const isFoodRestored = (item: FoodItem): boolean => {
  const lesson = lessonOf(item);
  return lesson !== null && isEmpty(lesson) && !item.weighed;
};

/** Returns the phrases whose correction was revoked: the entry uses the food table's choice again. */
export const findRevokedPhrases = (
  items: readonly FoodItem[] | null,
  before: readonly FoodItem[] | null,
): string[] => {
  const taken = (before ?? []).flatMap(({ said, corrected }) => (corrected && said ? [said] : []));
  const back = (items ?? []).filter(isFoodRestored).flatMap(({ said }) => said ?? []);
  return [
    ...taken.filter((phrase) => (items ?? []).some(({ said, corrected }) => said === phrase && !corrected)),
    ...back,
  ];
};

/** Returns an item without its lesson fields, so that logging it again teaches nothing. */
export const withoutLesson = ({
  said: _said,
  proposed_grams: _proposed,
  portion: _portion,
  proposed_record_id: _record,
  corrected: _corrected,
  remembered: _remembered,
  usual: _usual,
  ...item
}: FoodItem): FoodItem => item;
