import type { FilledDay } from '#shared/meal-plans/week/plan-week.ts';
import { plannedCalories } from '#shared/meal-plans/plan-figures.ts';
import type { MealPlan, PlannedMeal } from '#shared/meal-plans/schema.ts';
import { isFromBook } from '#shared/meal-plans/starter-meals.ts';
import type { UsualMeal } from '#shared/meal-plans/usual-meal.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { plural, t } from '#web/lib/language/translate.ts';
import { namedDay } from '#web/ui/format/format-day.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';

/** Returns whether a meal is logged: it then stays in the plan until that is undone. */
export const isLogged = ({ logged_entry_id }: Pick<PlannedMeal, 'logged_entry_id'>): boolean =>
  logged_entry_id !== null;

/** '2 days.' */
export const formatClearedDays = (days: readonly Pick<MealPlan, 'meals'>[]): string => {
  const count = { count: formatNumber(days.length) };
  return days.some(({ meals }) => meals.some(isLogged))
    ? plural(days.length, '{count} day. Logged meals stay.', '{count} days. Logged meals stay.', count)
    : plural(days.length, '{count} day.', '{count} days.', count);
};

/** '6 days from your usual meals.' */
export const formatFilledDays = (filled: readonly FilledDay[], usual: readonly UsualMeal[]): string => {
  const ofBook = new Set(usual.filter(isFromBook).map(({ name }) => name));
  const names = filled.flatMap(({ meals }) => meals.map(({ name }) => name));
  const count = { count: formatNumber(filled.length) };
  const days = filled.length;
  if (!names.some((name) => ofBook.has(name)))
    return plural(days, '{count} day from your usual meals.', '{count} days from your usual meals.', count);
  if (names.every((name) => ofBook.has(name)))
    return plural(days, '{count} day from our recipes.', '{count} days from our recipes.', count);
  return plural(
    days,
    '{count} day from your usual meals and our recipes.',
    '{count} days from your usual meals and our recipes.',
    count,
  );
};

/** Returns the note on days that miss the goal by more than 5%. */
export const formatGoalMisses = (short: readonly FilledDay[], goal: number, today: LocalDate): string => {
  const days = short.map(({ date, calories }) => `${namedDay(date, today)}: ${formatNumber(calories)}`);
  return plural(
    short.length,
    'These meals don’t always reach your {goal} kcal goal. This day is more than 5% off: {days} kcal.',
    'These meals don’t always reach your {goal} kcal goal. These days are more than 5% off: {days} kcal.',
    { goal: formatNumber(goal), days: days.join('; ') },
  );
};

/** 'Lentil soup, 1.5 servings', 'Lentil soup (leftovers)' */
export const formatPlannedMeal = ({ name, recipe, leftover_of }: PlannedMeal): string => {
  if (leftover_of) return t('{name} (leftovers)', { name });
  if (!recipe) return name;
  return plural(recipe.servings, '{name}, {count} serving', '{name}, {count} servings', {
    name,
    count: formatNumber(recipe.servings, 2),
  });
};

/** 'Nothing planned', '1,540 kcal, 3 meals' */
export const formatDayPlan = (meals: readonly { calories: number }[]): string =>
  meals.length === 0
    ? t('Nothing planned')
    : plural(meals.length, '{calories} kcal, {count} meal', '{calories} kcal, {count} meals', {
        calories: formatNumber(plannedCalories(meals)),
        count: formatNumber(meals.length),
      });
