import type { MealType } from '#shared/food-entries/meal-type.ts';
import { likelyMeal } from '#web/lib/time/likely-meal.ts';
import { readTime } from './read-time.ts';

/**
 * Patterns of meal names in the languages of the trackers, in order of precedence: a 'morning snack' is a snack, and the
 * 'petit-déjeuner' no lunch.
 */
const names: [RegExp, MealType][] = [
  [/snack|zwischenmahlzeit|merienda|aperitivo|tentempi|lanche|collation|en-cas|spuntin/i, 'snack'],
  [/breakfast|frühstück|desayuno|café da manhã|pequeno[- ]almoço|petit[- ]déjeuner|colazione/i, 'breakfast'],
  [/lunch|brunch|mittag|almuerzo|comida|almoço|déjeuner|pranzo/i, 'lunch'],
  [/dinner|supper|abend|cena|jantar|dîner/i, 'dinner'],
];

/** Returns the meal that a name means, or null for a custom name. */
export const nameOfMeal = (name: string): MealType | null =>
  names.find(([pattern]) => pattern.test(name))?.[1] ?? null;

/** Returns the time in a name such as 'Meal 2 12pm' or 'Post-workout 18:30' as HH:MM, or null. */
export const timeInName = (name: string): string | null => {
  const [, hour, minutes = '00', half = ''] =
    /\b(\d{1,2})(?:[:.h](\d{2}))?\s?([ap]\.?m)\b/i.exec(name) ?? /\b(\d{1,2})[:h](\d{2})\b/i.exec(name) ?? [];
  return hour === undefined ? null : readTime(`${hour}:${minutes}${half.replace('.', '')}`);
};

/**
 * Returns the meal of an export's group. A custom group is assigned by the user's choice, by the time in its name, or by
 * its time; otherwise it is a snack.
 * @param time `HH:MM`
 */
export const mealFromGroup = (
  group: string,
  time: string | null,
  chosen?: MealType,
): { meal: MealType; isKnown: boolean } => {
  const named = nameOfMeal(group);
  if (named) return { meal: named, isKnown: true };
  const at = time ?? timeInName(group);
  return { meal: chosen ?? (at ? likelyMeal(Number(at.slice(0, 2))) : 'snack'), isKnown: false };
};
