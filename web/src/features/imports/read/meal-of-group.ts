import type { MealType } from '#shared/food-entries/schema.ts';
import { mealOfHour } from '../../../lib/time/meal-of-hour.ts';

/** What the names of meals begin or end with, in the order of asking: a 'morning snack' is a snack. */
const names: [RegExp, MealType][] = [
  [/snack/i, 'snack'],
  [/breakfast/i, 'breakfast'],
  [/lunch|brunch/i, 'lunch'],
  [/dinner|supper/i, 'dinner'],
];

/**
 * The meal that a group of an export is. A group of the person's own is told by its time, or else a snack.
 * @param time `HH:MM`
 */
export const mealOfGroup = (group: string, time: string | null): { meal: MealType; isKnown: boolean } => {
  const named = names.find(([name]) => name.test(group));
  if (named) return { meal: named[1], isKnown: true };
  return { meal: time ? mealOfHour(Number(time.slice(0, 2))) : 'snack', isKnown: false };
};
