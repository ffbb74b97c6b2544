import { consistentItems } from '#shared/food-entries/consistent-items.ts';
import type { MealPlan, NewPlannedMeal, PlannedMeal } from '#shared/meal-plans/schema.ts';
import { plainItems } from '#shared/meal-plans/usual-meals.ts';

/**
 * Returns the meals as stored: items only while they add up to the values, and the logged state from the table,
 * whatever the client sent.
 */
export const plannedMealsOf = (
  before: Pick<MealPlan, 'meals'>,
  meals: readonly NewPlannedMeal[],
): PlannedMeal[] => {
  const logged = new Map(before.meals.map(({ id, logged_entry_id }) => [id, logged_entry_id]));
  return meals.map((meal) => ({
    ...meal,
    items: consistentItems(meal.items && plainItems(meal.items), meal),
    logged_entry_id: logged.get(meal.id) ?? null,
  }));
};
