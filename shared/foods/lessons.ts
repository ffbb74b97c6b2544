import type { FoodItem } from '../nutrition/food-item.ts';

/** What a corrected item teaches about the words that were said for it. */
export interface Lesson {
  said: string;
  record_id: string;
  name: string;
  /** null where a weight was said, or the food was seen: only which food it is was learnt. */
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
    const { said, record_id, name, corrected } = item;
    if (!corrected || said === undefined || record_id === null) return [];
    if (learnt.some((each) => isSame(each, item))) return [];
    return [{ said, record_id, name, grams_factor: factorOf(item) }];
  });
  return [...new Map(lessons.map((lesson) => [lesson.said, lesson])).values()];
};

/** Phrases whose correction was taken back: they stand in the entry again as the table understands them. */
export const unlearntOf = (
  items: readonly FoodItem[] | null,
  before: readonly FoodItem[] | null,
): string[] => {
  const taken = (before ?? []).flatMap(({ said, corrected }) => (corrected && said ? [said] : []));
  return taken.filter((phrase) => (items ?? []).some(({ said, corrected }) => said === phrase && !corrected));
};

/** An item as it is, without how it came about: logged again it teaches nothing. */
export const withoutLesson = ({
  said: _said,
  proposed_grams: _proposed,
  corrected: _corrected,
  remembered: _remembered,
  ...item
}: FoodItem): FoodItem => item;
