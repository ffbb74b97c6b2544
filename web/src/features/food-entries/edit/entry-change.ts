import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { nutrientNames } from '#shared/nutrition/values/nutrients.ts';
import { instantOf } from '#shared/time/instant-of.ts';
import { wallClockOf } from '#shared/time/wall-clock.ts';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';
import { changedTexts } from '../details/entry-texts.ts';
import type { EntryChange } from './change-mutations.ts';
import { type EditValues, editValuesOf } from './edit-values.ts';

/** Returns the typed time with the entry's seconds, which are not shown but must be kept. */
const wholeTime = (base: FoodEntry, time: string): string => {
  const shown = wallClockOf(new Date(base.logged_at), base.time_zone).time;
  return shown.startsWith(time) ? `${shown}${base.logged_at.slice(base.logged_at.indexOf('.'), -1)}` : time;
};

const typedFigure = (name: (typeof nutrientNames)[number], text: string): number | null => {
  const value = parseDecimal(text);
  return name === 'calories' && value !== null ? Math.round(value) : value;
};

/**
 * Returns the changes made in the form. Untouched fields are omitted, so that changes from another tab are kept.
 * @param items foods with their corrected weights; null once a value was typed by hand
 * @returns null if nothing changed
 */
export const entryChange = (
  base: FoodEntry,
  values: EditValues,
  items: FoodItem[] | null,
): Omit<EntryChange, 'version'> | null => {
  const shown = editValuesOf(base);
  const isChanged = (name: keyof EditValues): boolean => values[name] !== shown[name];
  const figures = nutrientNames.filter(isChanged).map((name) => [name, typedFigure(name, values[name])]);
  const isMoved = isChanged('day') || isChanged('time');
  const change = {
    ...Object.fromEntries(figures),
    ...(isChanged('food_name') && { food_name: values.food_name.trim() }),
    ...changedTexts(base, values),
    ...(isChanged('meal_type') && { meal_type: values.meal_type }),
    ...(isMoved && {
      logged_at: instantOf(values.day, wholeTime(base, values.time), base.time_zone).toISOString(),
      time_zone: base.time_zone,
    }),
    ...(items !== base.items && { items }),
  };
  return Object.keys(change).length === 0 ? null : change;
};
