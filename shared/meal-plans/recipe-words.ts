import type { Left } from './plan-figures.ts';
import type { RecommendedRecipe } from './recipe-schema.ts';

const of = (figure: number | null, servings: number): number => Math.round((figure ?? 0) * servings);

/**
 * Why a recipe fits: what it takes of what is left, and what it brings.
 * @param format writes kcal and grams, as the person's language does
 */
export const recipeWords = (
  { per_serving, servings }: Pick<RecommendedRecipe, 'per_serving' | 'servings'>,
  left: Left,
  format: (value: number) => string,
): string => {
  const calories = of(per_serving.calories, servings);
  const portion = servings === 1 ? 'One serving' : `${format(servings)} servings`;
  const brought = (['protein', 'fiber'] as const)
    .filter((name) => per_serving[name] !== null && left[name] >= 1)
    .map((name) => `${format(of(per_serving[name], servings))} of the ${format(left[name])} g ${name}`);
  const brings = brought.length === 0 ? '' : `, and brings ${brought.join(' and ')}`;
  return `${portion}, ${format(calories)} kcal, leaves ${format(left.calories - calories)} kcal${brings}.`;
};
