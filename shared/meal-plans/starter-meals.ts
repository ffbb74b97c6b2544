import { type MealType, mealTypes } from '../food-entries/meal-type.ts';
import { sumNutrients } from '../nutrition/values/totals.ts';
import { eatenItems } from '../recipes/servings.ts';
import type { BookRecipe } from './recipe-schema.ts';
import type { UsualMeal } from './usual-meal.ts';

/** Below this number of meals per type there is not enough choice. */
const FEW = 3;

/** Returns whether a meal is a recipe that the user has never eaten. */
export const isFromBook = ({ times, is_saved }: Pick<UsualMeal, 'times' | 'is_saved'>): boolean =>
  times === 0 && !is_saved;

/** Returns one serving of a recipe with its values. */
const starterOf = (
  { id, name, items: all, portions, minutes, budget }: BookRecipe,
  type: MealType,
): UsualMeal => {
  const items = eatenItems({ items: all, portions, cooked_grams: null }, { servings: 1 }) ?? [];
  const figures = sumNutrients(items);
  return {
    id: `book:${type}:${id}`,
    name,
    type,
    ...figures,
    calories: Math.round(figures.calories ?? 0),
    serving_size: '1 serving',
    items,
    times: 0,
    last_date: null,
    is_saved: false,
    recipe: { id, minutes, budget, portions },
  };
};

/** Returns the meal types with too few usual meals. */
export const scarceTypes = (usual: readonly UsualMeal[]): MealType[] =>
  mealTypes.filter((type) => usual.filter((meal) => meal.type === type).length < FEW);

/** Adds one serving of each recipe for the given meal types, by default those with too few usual meals. */
export const withStarters = (
  usual: readonly UsualMeal[],
  book: readonly BookRecipe[],
  forTypes: readonly MealType[] = scarceTypes(usual),
): UsualMeal[] => [
  ...usual,
  ...forTypes.flatMap((type) =>
    book.filter(({ types }) => types.includes(type)).map((recipe) => starterOf(recipe, type)),
  ),
];
