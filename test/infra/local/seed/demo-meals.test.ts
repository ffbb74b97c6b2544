import { describe, expect, it } from 'vitest';
import { demoMeals } from '#infra/local/seed/demo-meals.ts';
import { figuresOfMeal } from '#infra/local/seed/figures-of-meal.ts';
import { builtInFoods, describeMeal } from '#test/support/built-in-foods.ts';

const meals = Object.values(demoMeals).flat();

describe('A meal of the demo account', () => {
  it.each(meals)('has every food it names from the table: $food_name', (meal) => {
    const { items, not_understood } = describeMeal(meal.words);
    expect(not_understood).toEqual([]);
    expect(items).toHaveLength(meal.words.split(', ').length);
    expect(items.map((item) => item.record_id)).not.toContain(null);
  });

  it('has the energy of a meal', () => {
    for (const meal of meals) {
      expect(figuresOfMeal(meal, builtInFoods()).calories, meal.food_name).toBeGreaterThan(40);
      expect(figuresOfMeal(meal, builtInFoods()).calories, meal.food_name).toBeLessThan(1100);
    }
  });
});
