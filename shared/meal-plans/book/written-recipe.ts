import type { MealType } from '../../food-entries/meal-type.ts';
import type { Budget } from '../recipe-schema.ts';

/** A recipe as text. Its values come from the food table, line by line. */
export interface WrittenRecipe {
  readonly id: string;
  readonly name: string;
  readonly types: readonly MealType[];
  /** Total time from preparation to serving. */
  readonly minutes: number;
  readonly portions: number;
  readonly budget: Budget;
  /** One ingredient per line, raw as bought unless stated otherwise. */
  readonly ingredients: readonly string[];
  readonly method: readonly string[];
}
