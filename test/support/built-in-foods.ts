import { describeMeal as describeIn, type MealDescription } from '#shared/nutrition/describe-meal.ts';
import { findFood as findIn } from '#shared/nutrition/match/find-food.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import { readBuiltInFoods } from '#functions/platform/foods/built-in-foods.ts';
import { prebuildFoods } from '#infra/foods/prebuild.ts';
import { groundItem as groundIn, type RecognizedItem } from '#shared/nutrition/ground-item.ts';
import type { FoodMatch } from '#shared/nutrition/match/match-foods.ts';

// Indexing the rows takes seconds on a busy machine, so one run does it once, for the current rows and rules.
const foods = readBuiltInFoods(await prebuildFoods());

/** The built-in table from the current rows. */
export const builtInFoods = (): FoodKnowledge => foods;

/** Parses a meal with the built-in table. */
export const describeMeal = (text: string): MealDescription => describeIn(text, builtInFoods());
export const findFood = (name: string): FoodMatch | null => findIn(name, builtInFoods());
export const groundItem = (item: RecognizedItem): FoodItem => groundIn(item, builtInFoods());

/** Formats the foods of a text with their weights in g: 'Egg 100, Toast 25'. */
export const weighedFoods = (text: string): string =>
  describeMeal(text)
    .items.map(({ name, grams }) => `${name} ${grams}`)
    .join(', ');
