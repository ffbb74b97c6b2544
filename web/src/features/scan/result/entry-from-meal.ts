import { t } from '#web/lib/language/translate.ts';
import type { NewFoodEntryInput } from '#shared/food-entries/schema.ts';
import { nutrientNames, type Nutrients } from '#shared/nutrition/values/nutrients.ts';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import { plateNameOf } from '#web/features/foods/public.ts';
import type { ScannedMeal } from './scanned-meal.ts';

const UNSTATED_CONFIDENCE = 0.8;
/** Maximum length in the diary. Characters. */
const MAX_SERVING_LENGTH = 100;

/** Maximum length in the diary. Characters. */
const MAX_NAME_LENGTH = 200;

/** Returns the name of the diary entry: the dish, or its foods, e.g. 'Salmon, rice and 2 more'. */
export const mealNameOf = ({ food_name, items }: Pick<ScannedMeal, 'food_name' | 'items'>): string =>
  food_name?.slice(0, MAX_NAME_LENGTH) || plateNameOf(items);

/** Returns the current totals of the plate. */
export const totalsOfMeal = (meal: Pick<ScannedMeal, 'items'>): Nutrients => sumNutrients(meal.items);

/** Returns the weight of the plate in g. */
export const gramsOfMeal = (meal: Pick<ScannedMeal, 'items'>): number =>
  Math.round(meal.items.reduce((sum, { grams }) => sum + grams, 0));

/** Returns the model's confidence, or the average of the foods; null if there is none. */
export const confidenceOfMeal = ({ confidence_score, items }: ScannedMeal): number | null => {
  if (confidence_score !== null || items.length === 0) return confidence_score;
  return items.reduce((sum, { confidence }) => sum + confidence, 0) / items.length;
};

const servingOf = (meal: ScannedMeal): string => {
  if (meal.serving_size) return meal.serving_size.slice(0, MAX_SERVING_LENGTH);
  const grams = gramsOfMeal(meal);
  return grams > 0 ? `${grams} g` : t('1 serving');
};

/**
 * Returns the diary entry of a scanned meal. Unknown totals are logged as 0 (SCAN-22); the items keep unknown values as
 * null.
 * @param timeZone IANA name; determines the entry's day
 */
export const entryFromMeal = (meal: ScannedMeal, timeZone: string): NewFoodEntryInput => {
  const totals = totalsOfMeal(meal);
  const known = Object.fromEntries(nutrientNames.map((name) => [name, totals[name] ?? 0]));
  return {
    ...known,
    food_name: mealNameOf(meal),
    serving_size: servingOf(meal),
    confidence_score: confidenceOfMeal(meal) ?? UNSTATED_CONFIDENCE,
    image_url: meal.image_url,
    meal_type: meal.meal_type,
    items: [...meal.items],
    time_zone: timeZone,
  };
};
