import type { NewPlannedMeal } from '#shared/meal-plans/schema.ts';

/** Returns the texts of planned meals that the user typed. Names of meals with items come from foods or recipes. */
export const typedTextsOf = (meals: readonly NewPlannedMeal[]) =>
  meals.flatMap(({ name, notes, items }) => [items && items.length > 0 ? null : name, notes]);
