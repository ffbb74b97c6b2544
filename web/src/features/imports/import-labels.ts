import { locale } from '#web/lib/language/language.ts';
import { plural, t } from '#web/lib/language/translate.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import type { OwnExtra } from './read/own-extras.ts';
import type { LeftOut } from './read/format.ts';

/** '1 entry', '1,240 entries'. */
export const formatEntryCount = (count: number): string =>
  plural(count, '{entries} entry', '{entries} entries', { entries: formatNumber(count) });

/** '1 weight', '240 weights'. */
export const formatWeightCount = (count: number): string =>
  plural(count, '{count} weight', '{count} weights', { count: formatNumber(count) });

/** 'water of 1 day', 'water of 240 days'. */
export const formatWaterCount = (count: number): string =>
  plural(count, 'water of {count} day', 'water of {count} days', { count: formatNumber(count) });

/** '1 photo', '24 photos'. */
export const formatPhotoCount = (count: number): string =>
  plural(count, '{count} photo', '{count} photos', { count: formatNumber(count) });

/** '3 saved meals', 'plans of 5 days', 'your profile and goals': what there is besides the diary. */
export const formatExtras = ({
  meal,
  plan,
  profile,
}: Readonly<Record<OwnExtra['kind'], number>>): string[] => [
  ...(meal > 0
    ? [plural(meal, '{count} saved meal', '{count} saved meals', { count: formatNumber(meal) })]
    : []),
  ...(plan > 0
    ? [plural(plan, 'the plan of {count} day', 'the plans of {count} days', { count: formatNumber(plan) })]
    : []),
  ...(profile > 0 ? [t('your profile and goals')] : []),
];

/** 'Eggs, toast and coffee' in the user's language. */
export const formatList = (words: readonly string[]): string => new Intl.ListFormat(locale).format(words);

const courses = [
  ['breakfast', (count: string) => t('{count} for breakfast', { count })],
  ['lunch', (count: string) => t('{count} for lunch', { count })],
  ['dinner', (count: string) => t('{count} for dinner', { count })],
  ['snack', (count: string) => t('{count} between meals', { count })],
] as const satisfies [MealType, (count: string) => string][];

/** '12 for breakfast, 9 for lunch and 3 between meals' */
export const formatMealCounts = (entries: readonly { meal_type: MealType }[]): string => {
  const counted = courses.map(([meal, words]) => ({
    words,
    count: entries.filter(({ meal_type }) => meal_type === meal).length,
  }));
  const eaten = counted.filter(({ count }) => count > 0);
  return new Intl.ListFormat(locale).format(eaten.map(({ words, count }) => words(formatNumber(count))));
};

type Counted = { count: string };

const reasons: Readonly<Record<LeftOut, (many: number, counted: Counted) => string>> = {
  totals: (many, counted) => plural(many, '{count} daily total', '{count} daily totals', counted),
  deleted: (many, counted) => plural(many, '{count} deleted entry', '{count} deleted entries', counted),
  exercise: (many, counted) => plural(many, '{count} exercise', '{count} exercises', counted),
};

/** '3 exercises' */
export const formatSkippedRows = (why: LeftOut, count: number): string =>
  reasons[why](count, { count: formatNumber(count) });
