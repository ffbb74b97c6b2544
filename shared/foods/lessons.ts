import type { FoodItem } from '../nutrition/food-item.ts';
import { foodId } from './schema.ts';

/** What a corrected item teaches about the words that were said for it: the food, the weight, or both. */
export interface Lesson {
  said: string;
  /** Of the food that they mean; null: the food that the table takes them for. */
  record_id: string | null;
  /** Of the food as it was logged. */
  name: string;
  /** Share of the table's own weight; null where none was learnt: one that is known stays. */
  grams_factor: number | null;
}

/**
 * A larger or smaller share of the table's weight is a slip of the keyboard. Wide, because the person's food may be
 * another one: a spoon of butter where the table thought of a plate of rice.
 */
const FACTORS = [0.02, 50] as const;

const factorOf = ({ grams, proposed_grams: proposed }: FoodItem): number | null => {
  if (proposed === undefined || proposed <= 0) return null;
  const factor = grams / proposed;
  return factor < FACTORS[0] || factor > FACTORS[1] ? null : Math.round(factor * 10_000) / 10_000;
};

const isSame = (one: FoodItem, other: FoodItem): boolean =>
  one.said === other.said && one.record_id === other.record_id && one.grams === other.grams;

/** The food of an item where it is not the table's own for its words. */
const otherFoodOf = ({ record_id, proposed_record_id }: FoodItem): string | null =>
  record_id === proposed_record_id ? null : record_id;

/** null where nothing was corrected, nothing was said, or no record of the table is meant. */
const lessonOf = (item: FoodItem): Lesson | null => {
  const { said, name, corrected, weighed = false } = item;
  if (!corrected || said === undefined || !foodId.safeParse(item.record_id).success) return null;
  const record_id = otherFoodOf(item);
  // Another food comes with a weight of its own; only one that was typed is the person's.
  const grams_factor = record_id === null || weighed ? factorOf(item) : null;
  return { said, record_id, name, grams_factor };
};

/** Neither another food nor a weight: nothing to remember. */
const isEmpty = ({ record_id, grams_factor }: Lesson): boolean => record_id === null && grams_factor === null;

/**
 * What the items of an entry teach that were corrected by hand; each phrase once, the last counts.
 * @param before items as they were: what they taught was learnt then
 */
export const lessonsOf = (
  items: readonly FoodItem[] | null,
  before: readonly FoodItem[] | null,
): Lesson[] => {
  const learnt = (before ?? []).filter(({ corrected }) => corrected);
  const lessons = (items ?? []).flatMap((item): Lesson[] => {
    const lesson = learnt.some((each) => isSame(each, item)) ? null : lessonOf(item);
    return lesson === null || isEmpty(lesson) ? [] : [lesson];
  });
  return [...new Map(lessons.map((lesson) => [lesson.said, lesson])).values()];
};

/** The table's own food was chosen again, at a weight that was said: what another food meant is over. */
const isFoodTakenBack = (item: FoodItem): boolean => {
  const lesson = lessonOf(item);
  return lesson !== null && isEmpty(lesson) && !item.weighed;
};

/** Phrases whose correction was taken back: they stand in the entry again as the table understands them. */
export const unlearntOf = (
  items: readonly FoodItem[] | null,
  before: readonly FoodItem[] | null,
): string[] => {
  const taken = (before ?? []).flatMap(({ said, corrected }) => (corrected && said ? [said] : []));
  const back = (items ?? []).filter(isFoodTakenBack).flatMap(({ said }) => said ?? []);
  return [
    ...taken.filter((phrase) => (items ?? []).some(({ said, corrected }) => said === phrase && !corrected)),
    ...back,
  ];
};

/** An item as it is, without how it came about: logged again it teaches nothing. */
export const withoutLesson = ({
  said: _said,
  proposed_grams: _proposed,
  proposed_record_id: _record,
  corrected: _corrected,
  remembered: _remembered,
  ...item
}: FoodItem): FoodItem => item;
