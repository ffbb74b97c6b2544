import { isUnconstrained, readDiet } from '#shared/diet/read-diet.ts';
import type { DietWarning } from '#shared/diet/diet-warning.ts';
import { warningsOfMeal } from '#shared/diet/warnings-of-meal.ts';
import type { OpenFoods } from '../../platform/foods/open-foods.ts';
import type { FoundMeal } from './meal-rows.ts';

/**
 * Finds what in another user's meal conflicts with the viewer's diet and allergies, or might. Opens the food table only
 * for viewers with a diet or an allergy.
 */
export const createDietConflicts =
  (openFoods: OpenFoods) =>
  async (viewerId: string, { meal, entry, diet }: FoundMeal): Promise<DietWarning[]> => {
    const constraints = readDiet(diet ?? {});
    if (meal.user_id === viewerId || entry === null || isUnconstrained(constraints)) return [];
    const { recordOf } = await openFoods();
    return warningsOfMeal({ name: entry.food_name, items: entry.items ?? null }, constraints, recordOf);
  };

export type DietConflicts = ReturnType<typeof createDietConflicts>;
