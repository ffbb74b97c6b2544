import { describe, expect, it } from 'vitest';
import { mealTypes } from '#shared/food-entries/meal-type.ts';
import { readBook } from '#shared/meal-plans/read-book.ts';
import { isFromBook, withStarters } from '#shared/meal-plans/starter-meals.ts';
import { suggestMeals } from '#shared/meal-plans/suggest-meals.ts';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';
import { aUsualMeal } from '#test/support/builders/a-usual-meal.ts';

const book = readBook(builtInFoods());

describe('A user without a history', () => {
  it.each([1_200, 1_500, 2_000, 2_600, 3_200])(
    'a user without a history gets suggestions that fit a goal of %i kcal',
    (goal) => {
      const left = { calories: goal, protein: (goal * 0.15) / 4, fiber: 25 };
      const found = suggestMeals({ usual: withStarters([], book), planned: [], left });
      for (const type of mealTypes) {
        expect(found[type]).toHaveLength(3);
        for (const { meal, leaves } of found[type]) {
          expect(leaves).toBe(goal - meal.calories);
          expect(leaves).toBeGreaterThanOrEqual(0);
        }
      }
    },
  );

  it('a user without a history gets values that the foods add up to, one serving each', () => {
    for (const { calories, items, serving_size } of withStarters([], book)) {
      expect(serving_size).toBe('1 serving');
      expect(Math.abs((sumNutrients(items ?? []).calories ?? 0) - calories)).toBeLessThanOrEqual(
        calories * 0.01 + 1,
      );
    }
  });
});

describe('A user with few meals', () => {
  it('a user with few meals keeps them and gets more when there are fewer than three', () => {
    const own = [1, 2, 3].map((at) => aUsualMeal({ name: `Lunch ${at}` }));
    const found = withStarters(own, book);
    expect(found.slice(0, 3)).toEqual(own);
    expect(found.filter(({ type }) => type === 'lunch')).toHaveLength(3);
    expect(found.filter(({ type }) => type === 'dinner').every(isFromBook)).toBe(true);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  });
});
