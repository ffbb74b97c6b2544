import type { NewFoodEntryInput } from '#shared/food-entries/schema.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { loggedAtOn } from '#web/lib/time/logged-at.ts';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';
import { storedTexts } from '../details/entry-texts.ts';
import { figureFields, type LogFoodValues } from './log-food-values.ts';

/** Returns the nutrition facts as numbers: null if blank, NaN if not a number. Calories are rounded, as stored. */
export const figuresOf = (values: LogFoodValues) => {
  const [calories, protein, carbs, fat, fiber] = figureFields.map((field) => parseDecimal(values[field]));
  return {
    calories: calories == null ? null : Math.round(calories),
    protein: protein ?? null,
    carbs: carbs ?? null,
    fat: fat ?? null,
    fiber: fiber ?? null,
  };
};

/** Maximum length of an entry's name. */
const MAX_NAME_LENGTH = 200;

/** Shortens a text that was looked up to the length of a name. Its foods are kept in the entry's items. */
const clipName = (text: string): string => {
  if (text.length <= MAX_NAME_LENGTH) return text;
  const start = text.slice(0, MAX_NAME_LENGTH - 1);
  return `${start.slice(0, start.lastIndexOf(' ') + 1).trim() || start}…`;
};

/** When an entry is logged. */
interface EntryTime {
  /** Local date. */
  day: LocalDate;
  /** Clock time that the text states, `HH:MM`; null if none. */
  time: string | null;
  /** IANA name of the day's time zone. */
  timeZone: string;
}

/**
 * Returns the entry that the form describes. A blank macro or serving is null, meaning unknown (decision D4).
 * @param items foods that the values were looked up from; null if the values were typed
 */
export const typedEntry = (
  values: LogFoodValues,
  items: FoodItem[] | null,
  { day, time, timeZone }: EntryTime,
): NewFoodEntryInput => {
  const { sugar, sodium } = items ? sumNutrients(items) : { sugar: null, sodium: null };
  return {
    food_name: items === null ? values.food_name.trim() : clipName(values.food_name.trim()),
    ...figuresOf(values),
    sugar,
    sodium,
    ...storedTexts(values),
    meal_type: values.meal_type,
    items,
    ...loggedAtOn(day, values.meal_type, timeZone, new Date(), time),
    time_zone: timeZone,
  };
};
