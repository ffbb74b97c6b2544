import type { MealType } from '#shared/food-entries/meal-type.ts';
import { likelyMeal } from '#web/lib/time/likely-meal.ts';

/** Patterns of meal names in English and German, in order of precedence: a 'morning snack' is a snack. */
const names: [RegExp, MealType][] = [
  [/snack|zwischenmahlzeit/i, 'snack'],
  [/breakfast|frühstück/i, 'breakfast'],
  [/lunch|brunch|mittag/i, 'lunch'],
  [/dinner|supper|abend/i, 'dinner'],
];

/**
 * Returns the meal of an export's group. A custom group is assigned by its time, otherwise it is a snack.
 * @param time `HH:MM`
 */
export const mealFromGroup = (group: string, time: string | null): { meal: MealType; isKnown: boolean } => {
  const named = names.find(([name]) => name.test(group));
  if (named) return { meal: named[1], isKnown: true };
  return { meal: time ? likelyMeal(Number(time.slice(0, 2))) : 'snack', isKnown: false };
};
