import type { MealType } from '#shared/food-entries/meal-type.ts';
import { likelyMeal } from '#web/lib/time/likely-meal.ts';

/** What names of meals hold, in English or German, in the order of asking: a 'morning snack' is a snack. */
const names: [RegExp, MealType][] = [
  [/snack|zwischenmahlzeit/i, 'snack'],
  [/breakfast|frühstück/i, 'breakfast'],
  [/lunch|brunch|mittag/i, 'lunch'],
  [/dinner|supper|abend/i, 'dinner'],
];

/**
 * The meal that a group of an export is. A group of the person's own is told by its time, or else a snack.
 * @param time `HH:MM`
 */
export const mealFromGroup = (group: string, time: string | null): { meal: MealType; isKnown: boolean } => {
  const named = names.find(([name]) => name.test(group));
  if (named) return { meal: named[1], isKnown: true };
  return { meal: time ? likelyMeal(Number(time.slice(0, 2))) : 'snack', isKnown: false };
};
