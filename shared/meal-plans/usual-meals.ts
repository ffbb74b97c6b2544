import type { FoodEntry } from '../food-entries/schema.ts';
import { type MealType, mealTypes } from '../food-entries/meal-type.ts';
import { consistentItems } from '../food-entries/consistent-items.ts';
import { withoutLesson } from '../foods/lessons.ts';
import type { FoodItem } from '../nutrition/values/food-item.ts';
import { type NutrientName, nutrientNames, type Nutrients } from '../nutrition/values/nutrients.ts';
import type { SavedMeal } from '../recipes/schema.ts';
import { eatenItems, perServingOf } from '../recipes/servings.ts';
import { sameWords } from './normalize-name.ts';
import type { UsualMeal } from './usual-meal.ts';

/** Number of days to look back. */
export const USUAL_DAYS = 60;
/** Maximum number of meals per type and of saved meals. */
const MAX_OF_TYPE = 12;
const MAX_SAVED = 24;
/** More foods are an exception and not a habit. */
const MAX_FOODS = 8;
/** Less is a coffee, not a meal to plan. */
const MIN_CALORIES = 40;

const MAX_NAME_LENGTH = 200;

/** Drops alternatives and lessons: planning a meal again teaches no corrections. */
export const plainItems = (items: readonly FoodItem[]): FoodItem[] =>
  items.map(({ alternatives: _others, ...item }) => withoutLesson(item));

const sumOfNutrient = (entries: readonly FoodEntry[], name: NutrientName): number | null => {
  const known = entries.map((entry) => entry[name]).filter((value) => value !== null);
  if (known.length === 0) return null;
  return Math.round(known.reduce((sum, value) => sum + value, 0) * 10) / 10;
};

const figuresOf = (entries: readonly FoodEntry[]): Nutrients =>
  Object.fromEntries(nutrientNames.map((name) => [name, sumOfNutrient(entries, name)])) as Nutrients;

/** Returns the foods with their records if every entry has them. */
const itemsOf = (entries: readonly FoodEntry[], figures: Nutrients): FoodItem[] | null => {
  if (entries.some(({ items }) => items === null)) return null;
  return consistentItems(plainItems(entries.flatMap(({ items }) => items ?? [])), figures);
};

const nameOf = (entries: readonly FoodEntry[]): string =>
  entries
    .map(({ food_name }) => food_name)
    .join(', ')
    .slice(0, MAX_NAME_LENGTH);

const usualOf = (id: string, type: MealType, days: readonly FoodEntry[][]): UsualMeal => {
  const last = days.at(-1)!;
  const figures = figuresOf(last);
  return {
    id,
    name: nameOf(last),
    type,
    ...figures,
    calories: Math.round(figures.calories ?? 0),
    serving_size: last.length === 1 ? (last[0]?.serving_size ?? null) : null,
    items: itemsOf(last, figures),
    times: days.length,
    last_date: last[0]?.local_date ?? null,
    is_saved: false,
  };
};

/** Sorts by day, newest last: a meal's values are those of the last time. */
const byDay = (one: FoodEntry, other: FoodEntry): number =>
  one.local_date.localeCompare(other.local_date) || one.logged_at.localeCompare(other.logged_at);

/** Returns the entries of a meal type, grouped by day. */
const mealsOf = (entries: readonly FoodEntry[], type: MealType): FoodEntry[][] => {
  const days = Map.groupBy(
    entries.filter((entry) => entry.meal_type === type),
    ({ local_date }) => local_date,
  );
  return [...days.values()];
};

const keyOf = (entries: readonly FoodEntry[]): string =>
  [...new Set(entries.map(({ food_name }) => sameWords(food_name)))].toSorted().join(' + ');

/** Sorts most frequent first, then latest first. */
const byHabit = (one: UsualMeal, other: UsualMeal): number =>
  other.times - one.times || (other.last_date ?? '').localeCompare(one.last_date ?? '');

/**
 * Returns the foods that make up much of a meal, each of which may be usual on its own: oats with different toppings.
 */
const mainFoods = (meal: readonly FoodEntry[]): FoodEntry[][] => {
  const sum = meal.reduce((total, { calories }) => total + calories, 0);
  return meal.length === 1
    ? []
    : meal.filter(({ calories }) => calories * 10 >= sum * 4).map((entry) => [entry]);
};

const usualOfType = (entries: readonly FoodEntry[], type: MealType): UsualMeal[] => {
  const meals = mealsOf(entries, type).filter(({ length }) => length <= MAX_FOODS);
  const parts = meals.flatMap((meal) => [meal, ...mainFoods(meal)]);
  const groups = Map.groupBy(parts, keyOf);
  return [...groups]
    .map(([key, days]) => usualOf(`${type}:${key}`, type, days))
    .filter(({ calories, name }) => calories >= MIN_CALORIES && name !== '')
    .toSorted(byHabit)
    .slice(0, MAX_OF_TYPE);
};

const usualOfSaved = (meal: SavedMeal, entries: readonly FoodEntry[]): UsualMeal => {
  const logged = entries.filter(({ food_name }) => sameWords(food_name) === sameWords(meal.name));
  const figures = perServingOf(meal);
  return {
    id: meal.id,
    name: meal.name,
    type: null,
    ...figures,
    calories: Math.round(figures.calories ?? 0),
    serving_size: '1 serving',
    items: consistentItems(plainItems(eatenItems(meal, { servings: 1 }) ?? []), figures),
    times: new Set(logged.map(({ local_date }) => local_date)).size,
    last_date: logged.at(-1)?.local_date ?? null,
    is_saved: true,
  };
};

/**
 * Returns a user's usual meals by type and saved meals, most frequent first. A saved meal that was logged appears once,
 * as saved.
 */
export const usualMealsOf = (history: readonly FoodEntry[], saved: readonly SavedMeal[]): UsualMeal[] => {
  const entries = history.toSorted(byDay);
  const own = saved
    .map((meal) => usualOfSaved(meal, entries))
    .filter(({ calories }) => calories > 0)
    .toSorted(byHabit)
    .slice(0, MAX_SAVED);
  const names = new Set(own.map(({ name }) => sameWords(name)));
  const eaten = mealTypes.flatMap((type) => usualOfType(entries, type));
  return [...eaten.filter(({ name }) => !names.has(sameWords(name))), ...own];
};
