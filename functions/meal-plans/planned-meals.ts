import { itemsThatAddUp } from '#shared/food-entries/items-that-add-up.ts';
import type { MealPlan, NewPlannedMeal, PlannedMeal } from '#shared/meal-plans/schema.ts';
import { plainItems } from '#shared/meal-plans/usual-meals.ts';

/**
 * What is saved of the meals that came: items only while they explain the figures, and whether a meal was logged as the
 * table knows it, whatever the window thinks.
 */
export const plannedMealsOf = (
  before: Pick<MealPlan, 'meals'>,
  meals: readonly NewPlannedMeal[],
): PlannedMeal[] => {
  const logged = new Map(before.meals.map(({ id, logged_entry_id }) => [id, logged_entry_id]));
  return meals.map((meal) => ({
    ...meal,
    items: itemsThatAddUp(meal.items && plainItems(meal.items), meal),
    logged_entry_id: logged.get(meal.id) ?? null,
  }));
};
