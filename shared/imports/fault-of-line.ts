import { MOST_GRAMS } from '../nutrition/nutrients.ts';
import { localDate } from '../time/local-date.ts';
import type { ImportLine } from './schema.ts';

/** As of any entry: years before are slips. */
const FIRST_DAY = '1900-01-01';
const MOST_NAME = 200;
const MOST_SERVING = 100;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What no single meal reaches, as of any entry: kcal, g, mg. */
const most = {
  calories: 20_000,
  protein: MOST_GRAMS,
  carbs: MOST_GRAMS,
  fat: MOST_GRAMS,
  fiber: MOST_GRAMS,
  sugar: MOST_GRAMS,
  sodium: 200_000,
} as const;
const figures = Object.keys(most) as (keyof typeof most)[];

/**
 * Why a line cannot be logged, in words; null where it can. The window asks before it sends, the server before it
 * writes.
 * @param today the person's day: what comes after is planned, not eaten
 */
export const faultOfLine = (line: ImportLine, today: string): string | null => {
  if (!localDate.safeParse(line.local_date).success) return `‘${line.local_date}’ is not a day.`;
  if (line.local_date < FIRST_DAY) return 'This day is too long ago.';
  if (line.local_date > today) return 'This day has not come yet.';
  if (!TIME.test(line.time)) return `‘${line.time}’ is not a time of day.`;
  if (line.food_name.trim() === '') return 'The food has no name.';
  if (line.food_name.length > MOST_NAME) return `The name has more than ${MOST_NAME} letters.`;
  if ((line.serving_size ?? '').length > MOST_SERVING)
    return `The amount has more than ${MOST_SERVING} letters.`;
  const odd = figures.find((name) => (line[name] ?? 0) < 0 || (line[name] ?? 0) > most[name]);
  return odd ? `${line[odd]} cannot be the ${odd} of a meal.` : null;
};
