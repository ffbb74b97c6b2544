import { describe, expect, it } from 'vitest';
import { correctFoods } from '#web/features/scan/result/correct-meal.ts';
import { mealNameOf, totalsOfMeal } from '#web/features/scan/result/entry-from-meal.ts';
import { mealOfAnalysis } from '#web/features/scan/result/scanned-meal.ts';
import { removeItem, reweighItem } from '#web/features/foods/plate-items/correct-items.ts';
import { keyOf } from '#web/features/foods/plate-items/item-keys.ts';
import { analysis, food } from './foods.ts';

const meal = mealOfAnalysis({ ...analysis, items: [...analysis.items] });
const keyAt = (index: number): string => keyOf(meal.items[index]!);

describe('correcting a scanned meal', () => {
  it('changes the figures with the weight, and keeps the name', () => {
    const heavier = correctFoods(meal, (items) => reweighItem(items, keyAt(1), 300));
    expect(totalsOfMeal(heavier).calories).toBe(206 + 390);
    expect(mealNameOf(heavier)).toBe('Salmon with rice');
    expect([heavier.serving_size, heavier.corrected]).toEqual([null, true]);
  });

  it('takes a food away, and its figures and the dish’s name with it', () => {
    const without = correctFoods(meal, (items) => removeItem(items, keyAt(0)));
    expect(totalsOfMeal(without).calories).toBe(195);
    expect(mealNameOf(without)).toBe('White rice');
  });

  it('is none when nothing changed', () => {
    expect(correctFoods(meal, (items) => reweighItem(items, keyAt(1), 150))).toBe(meal);
  });

  it('leaves the meal that it was given as it is', () => {
    correctFoods(meal, (items) => reweighItem(items, keyAt(0), 1));
    expect(totalsOfMeal(meal).calories).toBe(401);
  });

  it('names a meal as the model did, as far as the diary takes it', () => {
    expect(mealNameOf({ food_name: 'x'.repeat(250), items: [food()] })).toBe('x'.repeat(200));
  });
});
