import { fillPlaces, type Translate } from '../language/fill-places.ts';
import type { Left } from './plan-figures.ts';
import type { RecommendedRecipe } from './recipe-schema.ts';

const of = (figure: number | null, servings: number): number => Math.round((figure ?? 0) * servings);

type Fitting = Pick<RecommendedRecipe, 'per_serving' | 'servings'>;
type Format = (value: number) => string;

/** Returns how much of the missing nutrients it provides, or null if nothing is missing or known. */
const broughtWords = ({ per_serving, servings }: Fitting, left: Left, format: Format, t: Translate) => {
  const figuresOf = (name: 'protein' | 'fiber') =>
    per_serving[name] !== null && left[name] >= 1
      ? { grams: format(of(per_serving[name], servings)), missing: format(left[name]) }
      : null;
  const [ofProtein, ofFiber] = [figuresOf('protein'), figuresOf('fiber')];
  const protein = ofProtein && t('{grams} of the {missing} g protein', ofProtein);
  const fiber = ofFiber && t('{grams} of the {missing} g fiber', ofFiber);
  return protein !== null && fiber !== null
    ? t('{protein} and {fiber}', { protein, fiber })
    : (protein ?? fiber);
};

/**
 * Explains why a recipe fits: how much of the remaining energy it uses and which nutrients it adds. If the goal is hidden
 * (decision D49), states its portion and energy only.
 * @param format formats numbers in the user's language
 * @param t translates to the user's language
 */
export const recipeWords = (
  recipe: Fitting,
  left: Left,
  format: Format,
  t: Translate = fillPlaces,
): string => {
  const { per_serving, servings } = recipe;
  const calories = of(per_serving.calories, servings);
  const portion = servings === 1 ? t('One serving') : t('{count} servings', { count: format(servings) });
  if (left.isGoalHidden) return t('{portion}, {calories} kcal.', { portion, calories: format(calories) });
  const figures = { portion, calories: format(calories), left: format(left.calories - calories) };
  const brought = broughtWords(recipe, left, format, t);
  return brought === null
    ? t('{portion}, {calories} kcal. {left} kcal left.', figures)
    : t('{portion}, {calories} kcal. {left} kcal left, with {brought}.', { ...figures, brought });
};
