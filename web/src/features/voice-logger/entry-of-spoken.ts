import type { NewFoodEntryInput } from '#shared/food-entries/schema.ts';
import { totalsOf } from '#shared/nutrition/totals.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { loggedAtOn } from '../../lib/time/logged-at.ts';
import { caloriesOfMeal, mealTypeOfMeal, nameOfMeal, saidCalories, servingOfMeal } from './meal-figures.ts';
import type { SpokenMeal } from './spoken-meal.ts';
import { withStatedCalories } from './stated-calories.ts';

/**
 * The diary entry of a spoken meal. What nobody knows is null (decision D4); the foods go along where they explain the
 * calories.
 * @param day wall-clock day that the entry belongs to
 * @param timeZone IANA name of the zone that the day is in
 */
export const entryOfSpoken = (meal: SpokenMeal, day: LocalDate, timeZone: string): NewFoodEntryInput => {
  const calories = caloriesOfMeal(meal) ?? 0;
  const isOwn = calories !== saidCalories(meal);
  const foods = isOwn ? (withStatedCalories(meal.foods, calories) ?? []) : [...meal.foods];
  const { protein, carbs, fat, fiber, sugar, sodium } = totalsOf(foods);
  const explains = foods.length > 0 && meal.stated.length === 0;
  const confidence = foods.reduce((sum, food) => sum + food.confidence, 0) / foods.length;
  const meal_type = mealTypeOfMeal(meal);
  return {
    food_name: nameOfMeal(meal).trim(),
    calories,
    protein,
    carbs,
    fat,
    fiber,
    sugar,
    sodium,
    serving_size: servingOfMeal(meal).trim() || null,
    confidence_score: explains ? confidence : null,
    meal_type,
    items: explains ? foods : null,
    ...loggedAtOn(day, meal_type, timeZone),
    time_zone: timeZone,
  };
};
