import type { MealType } from '../food-entries/meal-type.ts';
import type { Nutrients } from '../nutrition/values/nutrients.ts';
import type { BookRecipe, RecipeRequest, RecommendedRecipe } from './recipe-schema.ts';

const MAX_RECIPES = 6;
/** Possible numbers of servings, smallest first. */
const servingChoices = [0.5, 1, 1.5, 2] as const;
/** Minimum serving worth cooking, kcal. */
const MIN_CALORIES = 80;

/** Each meal's share of the remaining calories, within limits in kcal. Dinner may use up the day. */
const takes: Record<MealType, { share: number; least: number; most: number }> = {
  breakfast: { share: 0.3, least: 350, most: 700 },
  lunch: { share: 0.4, least: 450, most: 800 },
  dinner: { share: 0.6, least: 700, most: 800 },
  snack: { share: 0.1, least: 150, most: 250 },
};

const of = (figure: number | null, servings: number): number => (figure ?? 0) * servings;

/** Returns how many of the remaining kcal the meal should use. */
const roomOf = ({ calories, meal_type }: RecipeRequest): number => {
  const { share, least, most } = takes[meal_type];
  return Math.min(calories, Math.min(most, Math.max(least, calories * share)));
};

const brings = (had: number, wanted: number): number => (wanted <= 0 ? 0 : Math.min(1, had / wanted));

/**
 * Returns how badly a recipe fits, lower is better: compares the energy with the target and counts missing protein and
 * fiber and unusual servings.
 */
const misfit = (figures: Nutrients, servings: number, wish: RecipeRequest): number => {
  const room = roomOf(wish);
  return (
    Math.abs(of(figures.calories, servings) - room) / Math.max(room, 1) -
    0.6 * brings(of(figures.protein, servings), wish.protein) -
    0.3 * brings(of(figures.fiber, servings), wish.fiber) +
    (servings === 1 ? 0 : 0.15)
  );
};

const recommended = (
  recipe: BookRecipe,
  wish: RecipeRequest,
): (RecommendedRecipe & { cost: number }) | null => {
  const figures = recipe.per_serving;
  const fits = (servings: number): boolean => {
    const calories = of(figures.calories, servings);
    return calories <= wish.calories && calories >= MIN_CALORIES;
  };
  const [best] = servingChoices
    .filter(fits)
    .map((servings) => ({ servings, cost: misfit(figures, servings, wish) }))
    .toSorted((one, other) => one.cost - other.cost);
  return best ? { ...recipe, ...best } : null;
};

/** Returns the recipes that suit the meal and fit the rest of the day, best first, or an empty array if nothing is left. */
export const chooseRecipes = (book: readonly BookRecipe[], wish: RecipeRequest): RecommendedRecipe[] =>
  book
    .filter(({ types }) => types.includes(wish.meal_type))
    .flatMap((recipe) => recommended(recipe, wish) ?? [])
    .toSorted((one, other) => one.cost - other.cost || one.id.localeCompare(other.id))
    .slice(0, MAX_RECIPES)
    .map(({ cost: _cost, ...recipe }) => recipe);
