import { formatNumber } from '../../ui/format-number.ts';
import type { MealType } from '#shared/food-entries/schema.ts';
import type { LeftOut } from './read/format.ts';

/** '1 entry', '1,240 entries'. */
export const entriesSay = (count: number): string =>
  count === 1 ? '1 entry' : `${formatNumber(count)} entries`;

export const linesSay = (count: number): string => (count === 1 ? '1 line' : `${formatNumber(count)} lines`);

const courses = [
  ['breakfast', 'for breakfast'],
  ['lunch', 'for lunch'],
  ['dinner', 'for dinner'],
  ['snack', 'between meals'],
] as const satisfies [MealType, string][];

/** '12 for breakfast, 9 for lunch and 3 between meals' */
export const mealsSay = (entries: readonly { meal_type: MealType }[]): string => {
  const counted = courses.map(([meal, words]) => ({
    words,
    count: entries.filter(({ meal_type }) => meal_type === meal).length,
  }));
  const eaten = counted.filter(({ count }) => count > 0);
  return new Intl.ListFormat('en').format(eaten.map(({ words, count }) => `${formatNumber(count)} ${words}`));
};

const reasons: Readonly<Record<LeftOut, [string, string]>> = {
  totals: ['1 sum of a day', 'sums of days'],
  deleted: ['1 deleted entry', 'deleted entries'],
  exercise: ['1 exercise', 'exercises'],
};

/** '3 exercises' */
export const leftOutSays = (why: LeftOut, count: number): string =>
  count === 1 ? reasons[why][0] : `${formatNumber(count)} ${reasons[why][1]}`;
