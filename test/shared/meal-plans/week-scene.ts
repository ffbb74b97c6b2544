import type { UsualMeal } from '#shared/meal-plans/usual-meal.ts';
import { readBook } from '#shared/meal-plans/read-book.ts';
import { withStarters } from '#shared/meal-plans/starter-meals.ts';
import { defaultPlanOptions } from '#shared/meal-plans/week/plan-options.ts';
import type { FilledDay, WeekRequest } from '#shared/meal-plans/week/plan-week.ts';
import { addDays } from '#shared/time/local-date.ts';
import { aUsualMeal } from '#test/support/builders/a-usual-meal.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';

export const from = '2026-11-23';
export const emptyDays = Array.from({ length: 7 }, (_none, at) => ({ date: addDays(from, at), meals: [] }));
let ids = 0;
export const newId = (): string => `row-${String((ids += 1)).padStart(6, '0')}`;
export const recipes = withStarters([], readBook(builtInFoods()));

const several = (type: UsualMeal['type'], calories: readonly number[]): UsualMeal[] =>
  calories.map((each, at) => aUsualMeal({ name: `${type} ${at}`, type, calories: each, times: 9 - at }));
export const usual = [
  ...several('breakfast', [300, 350, 420, 380]),
  ...several('lunch', [500, 620, 700, 560]),
  ...several('dinner', [600, 680, 750, 820]),
  ...several('snack', [150, 220, 180, 200]),
];

export const request = (change: Partial<WeekRequest> = {}): WeekRequest => ({
  from,
  days: emptyDays,
  usual,
  goal: 1_900,
  protein: 71,
  options: { ...defaultPlanOptions, has_leftovers: false },
  scope: 'empty',
  seed: 1,
  newId,
  ...change,
});

/** Returns the names of dishes that are planned twice within four days and are no leftovers. */
export const earlyRepeats = (days: readonly FilledDay[]): string[] =>
  days.flatMap(({ meals }, at) => {
    const recent = days.slice(Math.max(0, at - 3), at).flatMap((day) => day.meals.map(({ name }) => name));
    const before = new Set(recent);
    return meals.filter(({ name, leftover_of }) => !leftover_of && before.has(name)).map(({ name }) => name);
  });
