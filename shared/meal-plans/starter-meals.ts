import { type MealType, mealTypes } from '../food-entries/meal-type.ts';
import { totalsOf } from '../nutrition/values/totals.ts';
import { eatenItems } from '../recipes/servings.ts';
import type { BookRecipe } from './recipe-schema.ts';
import type { UsualMeal } from './usual-meal.ts';

/** With fewer meals of a type there is nothing to choose from. */
const FEW = 3;

/** Whether a meal is one of the recipe book that the person never had. */
export const isFromBook = ({ times, is_saved }: Pick<UsualMeal, 'times' | 'is_saved'>): boolean =>
  times === 0 && !is_saved;

/** A serving, with the figures of its foods. */
const starterOf = ({ id, name, items: all, portions }: BookRecipe, type: MealType): UsualMeal => {
  const items = eatenItems({ items: all, portions, cooked_grams: null }, { servings: 1 }) ?? [];
  const figures = totalsOf(items);
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
  };
};

/** Meal types of which somebody has too few meals. */
export const scarceTypes = (usual: readonly UsualMeal[]): MealType[] =>
  mealTypes.filter((type) => usual.filter((meal) => meal.type === type).length < FEW);

/** What somebody new is offered beside their few own meals: the recipes of the book, a serving of each. */
export const withStarters = (usual: readonly UsualMeal[], book: readonly BookRecipe[]): UsualMeal[] => [
  ...usual,
  ...scarceTypes(usual).flatMap((type) =>
    book.filter(({ types }) => types.includes(type)).map((recipe) => starterOf(recipe, type)),
  ),
];
