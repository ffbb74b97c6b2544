import { scaleItem } from '../../recipes/servings.ts';
import { sumNutrients } from '../../nutrition/values/totals.ts';
import { nutrientNames, type Nutrients } from '../../nutrition/values/nutrients.ts';
import type { UsualMeal } from '../usual-meal.ts';

/** People measure quarters of a serving, not tenths. */
export const SERVING_STEP = 0.25;
/** Servings of a recipe can be cooked in any size; a habit is only adjusted. */
const RECIPE_RANGE = { min: 0.5, max: 2 };
const HABIT_RANGE = { min: 0.75, max: 1.5 };

export const servingRangeOf = ({ recipe }: Pick<UsualMeal, 'recipe'>): { min: number; max: number } =>
  recipe ? RECIPE_RANGE : HABIT_RANGE;

/** Returns the servings closest to an energy target, in steps that can be measured. @param target kcal */
export const servingsFor = (meal: Pick<UsualMeal, 'calories' | 'recipe'>, target: number): number => {
  const { min, max } = servingRangeOf(meal);
  const nearest = Math.round(target / meal.calories / SERVING_STEP) * SERVING_STEP;
  return Math.min(max, Math.max(min, nearest));
};

const scaledFigures = (meal: UsualMeal, servings: number): Nutrients =>
  Object.fromEntries(
    nutrientNames.map((name) => {
      const value = meal[name];
      return [name, value === null ? null : Math.round(value * servings * 10) / 10];
    }),
  ) as Nutrients;

/**
 * Returns a meal in another number of servings, its foods scaled with it. The energy is a whole number of kcal.
 * @param servings of the meal as given, which is one serving
 */
export const scaleMeal = (meal: UsualMeal, servings: number): UsualMeal => {
  if (servings === 1) return meal;
  const items = meal.items?.map((item) => scaleItem(item, servings)) ?? null;
  const figures = items ? sumNutrients(items) : scaledFigures(meal, servings);
  return {
    ...meal,
    ...figures,
    calories: Math.round(figures.calories ?? 0),
    serving_size: `${servings} servings`,
    items,
  };
};
