import { t } from '#web/lib/language/translate.ts';
import type { NewFoodEntryInput } from '#shared/food-entries/schema.ts';
import { nutrientNames, type Nutrients } from '#shared/nutrition/values/nutrients.ts';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import { plateNameOf } from '#web/features/foods/public.ts';
import type { ScannedMeal } from './scanned-meal.ts';

const UNSTATED_CONFIDENCE = 0.8;
/** What the diary takes. Characters. */
const MAX_SERVING_LENGTH = 100;

/** What the diary takes. Characters. */
const MAX_NAME_LENGTH = 200;

/** What the diary calls the meal: the dish's name, or its foods, e.g. 'Salmon, rice and 2 more'. */
export const mealNameOf = ({ food_name, items }: Pick<ScannedMeal, 'food_name' | 'items'>): string =>
  food_name?.slice(0, MAX_NAME_LENGTH) || plateNameOf(items);

/** Sums of the plate as it stands. */
export const totalsOfMeal = (meal: Pick<ScannedMeal, 'items'>): Nutrients => sumNutrients(meal.items);

/** Weight of the plate, g. */
export const gramsOfMeal = (meal: Pick<ScannedMeal, 'items'>): number =>
  Math.round(meal.items.reduce((sum, { grams }) => sum + grams, 0));

/** The model's confidence, or that of the foods on average; null without any. */
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
 * The diary entry of a scanned meal. Unknown totals are logged as 0 (SCAN-22); the items keep what is not known.
 * @param timeZone IANA name; decides the day that the entry belongs to
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
