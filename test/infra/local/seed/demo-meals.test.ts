import { describe, expect, it } from 'vitest';
import { demoMeals } from '#infra/local/seed/demo-meals.ts';
import { nutritionOfMeal } from '#infra/local/seed/nutrition-of-meal.ts';
import { builtInFoods, describeMeal } from '#test/support/built-in-foods.ts';

const meals = Object.values(demoMeals).flat();

describe('A meal of the demo account', () => {
  it.each(meals)('finds each of its foods in the food table: $food_name', (meal) => {
    const { items, not_understood } = describeMeal(meal.words);
    expect(not_understood).toEqual([]);
    expect(items).toHaveLength(meal.words.split(', ').length);
    expect(items.map((item) => item.record_id)).not.toContain(null);
  });

  it('a meal of the demo account contains a realistic amount of energy', () => {
    for (const meal of meals) {
      expect(nutritionOfMeal(meal, builtInFoods()).calories, meal.food_name).toBeGreaterThan(40);
      expect(nutritionOfMeal(meal, builtInFoods()).calories, meal.food_name).toBeLessThan(1100);
    }
  });
});
