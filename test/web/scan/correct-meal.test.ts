import { describe, expect, it } from 'vitest';
import { correctFoods } from '#web/features/scan/result/correct-meal.ts';
import { mealNameOf, totalsOfMeal } from '#web/features/scan/result/entry-from-meal.ts';
import { mealOfAnalysis } from '#web/features/scan/result/scanned-meal.ts';
import { removeItem, reweighItem } from '#web/features/foods/plate-items/correct-items.ts';
import { keyOf } from '#web/features/foods/plate-items/item-keys.ts';
import { analysis } from '#test/support/builders/a-food-analysis.ts';
import { aFoodItem } from '#test/support/builders/a-food-item.ts';

const meal = mealOfAnalysis({ ...analysis, items: [...analysis.items] });
const keyAt = (index: number): string => keyOf(meal.items[index]!);

describe('Correcting a scanned meal', () => {
  it('updates the values with the weight, and keeps the name', () => {
    const heavier = correctFoods(meal, (items) => reweighItem(items, keyAt(1), 300));
    expect(totalsOfMeal(heavier).calories).toBe(206 + 390);
    expect(mealNameOf(heavier)).toBe('Salmon with rice');
    expect([heavier.serving_size, heavier.corrected]).toEqual([null, true]);
  });

  it('removes a food together with its values and the dish name', () => {
    const without = correctFoods(meal, (items) => removeItem(items, keyAt(0)));
    expect(totalsOfMeal(without).calories).toBe(195);
    expect(mealNameOf(without)).toBe('White rice');
  });

  it('marks no correction when nothing changed', () => {
    expect(correctFoods(meal, (items) => reweighItem(items, keyAt(1), 150))).toBe(meal);
  });

  it('does not mutate the given meal', () => {
    correctFoods(meal, (items) => reweighItem(items, keyAt(0), 1));
    expect(totalsOfMeal(meal).calories).toBe(401);
  });

  it("keeps the model's meal name, shortened to the limit of the diary", () => {
    expect(mealNameOf({ food_name: 'x'.repeat(250), items: [aFoodItem()] })).toBe('x'.repeat(200));
  });
});
