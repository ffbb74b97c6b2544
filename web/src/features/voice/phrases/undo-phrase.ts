import { keyOf } from '#web/features/foods/public.ts';
import { withoutUnassignedCalories } from './unassigned-calories.ts';
import { emptySpokenMeal, type Phrase, type SpokenMeal } from '../meal/spoken-meal.ts';

/** Undoes the last phrase and its results. */
export const undoLastPhrase = (meal: SpokenMeal): SpokenMeal => {
  const last = meal.phrases.at(-1);
  if (!last) return meal;
  const phrases = meal.phrases.slice(0, -1);
  const isOther = ({ phrase }: { phrase: string }): boolean => phrase !== last.id;
  const isKept = (key: string): boolean => !last.rows.includes(key);
  const own = { ...meal.own, food_name: null, calories: null };
  const kept = withoutUnassignedCalories(meal, last.restated);
  return {
    ...kept,
    phrases,
    foods: kept.foods.filter((food) => isKept(keyOf(food))),
    stated: kept.stated.filter(({ key }) => isKept(key)),
    names: meal.names && meal.names.filter(isOther),
    servings: meal.servings.filter(isOther),
    meals: meal.meals.filter(isOther),
    own: phrases.length === 0 ? emptySpokenMeal.own : last.rows.length === 0 ? meal.own : own,
  };
};

const settled: ReadonlySet<Phrase['status']> = new Set(['found', 'unknown', 'urgent']);

/**
 * Returns what is left after logging a meal: phrases whose lookup was pending or failed, and anything added since. It
 * is logged to the same meal.
 * @param logged the meal as it was logged
 */
export const leftAfterLogging = (meal: SpokenMeal, logged: SpokenMeal): SpokenMeal => {
  const isSettled = new Set(logged.phrases.filter(({ status }) => settled.has(status)).map(({ id }) => id));
  const isLogged = new Set([...logged.foods.map(keyOf), ...logged.stated.map(({ key }) => key)]);
  const isLeft = ({ phrase }: { phrase: string }): boolean => !isSettled.has(phrase);
  const phrases = meal.phrases.filter(({ id }) => !isSettled.has(id));
  const foods = meal.foods.filter((food) => !isLogged.has(keyOf(food)));
  const stated = meal.stated.filter(({ key }) => !isLogged.has(key));
  if (phrases.length + foods.length + stated.length === 0) return emptySpokenMeal;
  return {
    ...emptySpokenMeal,
    phrases,
    foods,
    stated,
    names: (meal.names ?? []).filter(isLeft),
    servings: meal.servings.filter(isLeft),
    meals: meal.meals.filter(isLeft),
    named_meal: meal.named_meal,
    own: { ...emptySpokenMeal.own, meal_type: meal.own.meal_type, day: meal.own.day },
  };
};

/** Merges two parts of a meal. */
export const withMealBefore = (meal: SpokenMeal, before: SpokenMeal): SpokenMeal => {
  if (meal === emptySpokenMeal) return before;
  return {
    phrases: [...before.phrases, ...meal.phrases],
    foods: [...before.foods, ...meal.foods],
    stated: [...before.stated, ...meal.stated],
    names: before.names && meal.names && [...before.names, ...meal.names],
    servings: [...before.servings, ...meal.servings],
    named_meal: meal.named_meal ?? before.named_meal,
    meals: [...before.meals, ...meal.meals],
    own: {
      ...meal.own,
      meal_type: meal.own.meal_type ?? before.own.meal_type,
      day: meal.own.day ?? before.own.day,
    },
  };
};
