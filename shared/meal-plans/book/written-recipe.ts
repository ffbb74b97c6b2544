import type { MealType } from '../../food-entries/meal-type.ts';

/** A recipe in words. Its figures come from the food table, line by line. */
export interface WrittenRecipe {
  readonly id: string;
  readonly name: string;
  readonly types: readonly MealType[];
  /** From the first cut to the table. */
  readonly minutes: number;
  readonly portions: number;
  /** One ingredient a line, raw as it is bought unless it says otherwise. */
  readonly ingredients: readonly string[];
  readonly method: readonly string[];
}
