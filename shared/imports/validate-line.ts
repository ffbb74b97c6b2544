import { singleLine } from '../language/name-text.ts';
import { fillPlaces, type Translate } from '../language/fill-places.ts';
import { MAX_GRAMS } from '../nutrition/values/nutrients.ts';
import { localDate } from '../time/local-date.ts';
import type { ImportLine } from './schema.ts';

/** The same limit as for entries: earlier years are mistakes. */
const FIRST_DAY = '1900-01-01';
const MAX_NAME_LENGTH = 200;
const MAX_SERVING_LENGTH = 100;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The same limits as for entries, which no single meal reaches: kcal, g, mg. */
const most = {
  calories: 20_000,
  protein: MAX_GRAMS,
  carbs: MAX_GRAMS,
  fat: MAX_GRAMS,
  fiber: MAX_GRAMS,
  sugar: MAX_GRAMS,
  sodium: 200_000,
} as const;
const figures = Object.keys(most) as (keyof typeof most)[];

/** Error messages for a line, which the client can translate. */
export const lineErrors = {
  noDay: '“{day}” is not a valid date.',
  tooLongAgo: 'This date is too far in the past.',
  notYet: 'This day is in the future.',
  noTime: '“{time}” is not a valid time.',
  noName: 'Enter a name for the food.',
  longName: 'The name can have up to {most} characters.',
  longAmount: 'The amount can have up to {most} characters.',
  calories: 'A meal can’t have {figure} calories.',
  protein: 'A meal can’t have {figure} of protein.',
  carbs: 'A meal can’t have {figure} of carbs.',
  fat: 'A meal can’t have {figure} of fat.',
  fiber: 'A meal can’t have {figure} of fiber.',
  sugar: 'A meal can’t have {figure} of sugar.',
  sodium: 'A meal can’t have {figure} of sodium.',
} as const;

/**
 * Returns why a line cannot be logged, or null. The client checks before sending and the server before writing.
 * @param today the user's current day; later entries are not allowed
 * @param say translates the message; English by default
 */
export const validateLine = (line: ImportLine, today: string, say: Translate = fillPlaces): string | null => {
  if (!localDate.safeParse(line.local_date).success) return say(lineErrors.noDay, { day: line.local_date });
  if (line.local_date < FIRST_DAY) return say(lineErrors.tooLongAgo);
  if (line.local_date > today) return say(lineErrors.notYet);
  if (!TIME.test(line.time)) return say(lineErrors.noTime, { time: line.time });
  if (singleLine(line.food_name) === '') return say(lineErrors.noName);
  if (line.food_name.length > MAX_NAME_LENGTH) return say(lineErrors.longName, { most: MAX_NAME_LENGTH });
  if ((line.serving_size ?? '').length > MAX_SERVING_LENGTH)
    return say(lineErrors.longAmount, { most: MAX_SERVING_LENGTH });
  const odd = figures.find((name) => (line[name] ?? 0) < 0 || (line[name] ?? 0) > most[name]);
  return odd ? say(lineErrors[odd], { figure: line[odd] ?? 0 }) : null;
};
