import type { Language } from '#shared/language/languages.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import { groundItem } from '#shared/nutrition/ground-item.ts';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import type { FoodAnalysis } from '#shared/scan/schema.ts';
import type { SeenMeal } from '#shared/scan/seen-meal.ts';

const joints: Readonly<Record<Language, { and: string; more: string }>> = {
  en: { and: 'and', more: 'more' },
  de: { and: 'und', more: 'weitere' },
};

/** 'Salmon', 'Salmon and rice', 'Salmon, rice and 2 more'. */
const nameOf = (names: string[], language: Language): string => {
  const { and, more } = joints[language];
  const [first = '', second, ...others] = names;
  if (second === undefined) return first;
  return others.length === 0
    ? `${first} ${and} ${second}`
    : `${first}, ${second} ${and} ${others.length} ${more}`;
};

/**
 * Adds food table values to the foods that a model recognized. Foods missing from the table keep the model's values and
 * are marked as such.
 */
export const groundedItems = (seen: SeenMeal, knowledge: FoodKnowledge): FoodItem[] =>
  seen.items.filter((item) => item.grams > 0).map((item) => groundItem(item, knowledge));

/** An analysis without its photo's URL. */
export type SeenAnalysis = Omit<FoodAnalysis, 'image_url'>;

/** Converts a recognized meal to an analysis. @param items its grounded items */
export const analysisOf = (
  seen: SeenMeal,
  items: readonly FoodItem[],
  language: Language = 'en',
): SeenAnalysis => {
  const grams = items.reduce((sum, item) => sum + item.grams, 0);
  const sureness = items.reduce((sum, item) => sum + item.confidence * item.grams, 0);
  return {
    food_name: nameOf(
      items.map((item) => item.name),
      language,
    ),
    ...sumNutrients(items),
    serving_size: `${Math.round(grams)} g`,
    confidence_score: grams > 0 ? Math.round((sureness / grams) * 100) / 100 : 0,
    estimated_cost: seen.estimated_cost,
    equipment: seen.equipment,
    dietary_labels: seen.dietary_labels,
    allergens: seen.allergens,
    items: [...items],
    engine: 'model',
  };
};
