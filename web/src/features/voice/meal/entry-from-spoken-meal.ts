import { consistentItems } from '#shared/food-entries/consistent-items.ts';
import type { NewFoodEntryInput } from '#shared/food-entries/schema.ts';
import { type FoodItem, foodItems } from '#shared/nutrition/values/food-item.ts';
import { unknownNutrients } from '#shared/nutrition/values/nutrients.ts';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { loggedAtOn } from '#web/lib/time/logged-at.ts';
import { caloriesOfMeal, mealTypeOfMeal, servingOfMeal, withTypedCalories } from './meal-nutrients.ts';
import { spokenMealName } from './spoken-meal-name.ts';
import type { SpokenMeal, StatedFood } from './spoken-meal.ts';

const statedItems = new WeakMap<StatedFood, FoodItem>();

/** Returns a food with given calories as an item, always the same one. 0 g means the weight is unknown. */
export const itemOfStated = (stated: StatedFood): FoodItem => {
  const { name, calories } = stated;
  const item = statedItems.get(stated) ?? {
    name,
    grams: 0,
    record_id: null,
    source: 'user',
    confidence: 1,
    per_100_g: unknownNutrients,
    nutrients: { ...unknownNutrients, calories },
  };
  statedItems.set(stated, item);
  return item;
};

/** Returns the foods as diary items; null if only calories are known, or the diary cannot store them. */
const itemsOf = ({ foods, stated }: SpokenMeal): FoodItem[] | null => {
  if (foods.length === 0) return null;
  return foodItems.safeParse([...foods, ...stated.map(itemOfStated)]).data ?? null;
};

/**
 * Returns the diary entry of a spoken meal. Unknown values are null (decision D4); foods are included if they explain
 * the calories.
 * @param day local date of the entry
 * @param timeZone IANA name of the day's time zone
 * @param time stated clock time, `HH:MM`; null if none
 */
export const entryFromSpokenMeal = (
  meal: SpokenMeal,
  day: LocalDate,
  timeZone: string,
  time: string | null = null,
): NewFoodEntryInput => {
  const adjusted = withTypedCalories(meal);
  const calories = caloriesOfMeal(adjusted) ?? 0;
  const foods = itemsOf(adjusted);
  const items = consistentItems(foods, { ...sumNutrients(foods ?? []), calories });
  const sureness = adjusted.foods.reduce((sum, food) => sum + food.confidence, 0) / adjusted.foods.length;
  const meal_type = mealTypeOfMeal(meal);
  return {
    food_name: spokenMealName(meal).trim(),
    ...sumNutrients(items ?? []),
    calories,
    serving_size: servingOfMeal(meal).trim() || null,
    confidence_score: items ? sureness : null,
    meal_type,
    items,
    ...loggedAtOn(day, meal_type, timeZone, new Date(), time),
    time_zone: timeZone,
    spoken: true,
  };
};
