import type { FoodKnowledge } from '../nutrition/match/food-knowledge.ts';
import type { FoodItem } from '../nutrition/values/food-item.ts';
import { checkedItem } from './checked-foods.ts';
import { type CheckedFood, conflictsOfAll, type DietConflict } from './conflicts.ts';
import { type DietConstraints, isUnconstrained } from './read-diet.ts';

interface CheckedMeal {
  readonly name: string;
  readonly items: readonly FoodItem[] | null;
  /** All ingredients as text, for a recipe. */
  readonly ingredients?: readonly string[] | undefined;
}

/** A typed allergy or dislike may be named by the dish or an ingredient line only: 'a pinch of cinnamon'. */
const namesOf = ({ name, ingredients = [] }: CheckedMeal): CheckedFood => ({
  name,
  diet: 'vegan',
  contains: [],
  carbs: null,
  madeOf: ingredients,
});

/** Returns what in a meal breaks the constraints. A meal without foods is unknown. */
export const conflictsOfMeal = (
  meal: CheckedMeal,
  constraints: DietConstraints,
  recordOf: FoodKnowledge['recordOf'],
): DietConflict[] => {
  const { items } = meal;
  const foods =
    items === null || items.length === 0
      ? [{ name: meal.name }]
      : items.map((item) => checkedItem(item, recordOf));
  return conflictsOfAll([...foods, namesOf(meal)], constraints);
};

/**
 * Returns the meals that may be suggested: nothing in them breaks the constraints, and nothing that matters for an
 * allergy is unknown.
 */
export const suitableMeals = <Meal extends CheckedMeal>(
  meals: readonly Meal[],
  constraints: DietConstraints,
  recordOf: FoodKnowledge['recordOf'],
): Meal[] =>
  isUnconstrained(constraints)
    ? [...meals]
    : meals.filter((meal) => conflictsOfMeal(meal, constraints, recordOf).length === 0);
