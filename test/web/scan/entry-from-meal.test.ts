import { unknownNutrients } from '#shared/nutrition/values/nutrients.ts';
import { describe, expect, it } from 'vitest';
import { newFoodEntry } from '#shared/food-entries/schema.ts';
import { entryFromMeal } from '#web/features/scan/result/entry-from-meal.ts';
import { mealOfAnalysis, mealOfWords } from '#web/features/scan/result/scanned-meal.ts';
import { analysis, salmonWithRice } from '#test/support/builders/a-food-analysis.ts';
import { aFoodItem } from '#test/support/builders/a-food-item.ts';

const bare = {
  ...mealOfWords({ items: [], meal_type: null, not_understood: [], engine: 'rules' }, null),
  items: [aFoodItem({ grams: 0, per_100_g: unknownNutrients, nutrients: unknownNutrients, confidence: 0.5 })],
};

describe('The entry of a scanned meal', () => {
  it('SCAN-28 the entry of a scanned meal contains the totals, the foods, the photo and the confidence', () => {
    const entry = entryFromMeal(mealOfAnalysis(analysis), 'Europe/Berlin');
    expect(entry).toMatchObject({
      ...salmonWithRice,
      image_url: analysis.image_url,
      items: analysis.items,
      time_zone: 'Europe/Berlin',
    });
    expect(newFoodEntry.safeParse(entry).success).toBe(true);
  });

  it('SCAN-25 the entry of a scanned meal defaults to a snack', () => {
    expect(entryFromMeal(mealOfAnalysis(analysis), 'UTC').meal_type).toBe('snack');
  });

  it('SCAN-22 logs unknown values as 0, and keeps them unknown in the foods', () => {
    const entry = entryFromMeal(bare, 'UTC');
    expect(entry).toMatchObject({ calories: 0, protein: 0, carbs: 0, fat: 0, fiber: 0, sugar: 0, sodium: 0 });
    expect(entry.items?.[0]?.nutrients.protein).toBeNull();
  });

  it("SCAN-23 uses '1 serving' when neither a portion nor a weight is known", () => {
    expect(entryFromMeal(bare, 'UTC').serving_size).toBe('1 serving');
    expect(entryFromMeal({ ...bare, items: [aFoodItem({ grams: 120 })] }, 'UTC').serving_size).toBe('120 g');
  });

  it('SCAN-24 the entry of a scanned meal uses a confidence of 0.8 when none is given', () => {
    expect(entryFromMeal({ ...bare, items: [] }, 'UTC').confidence_score).toBe(0.8);
    expect(entryFromMeal(bare, 'UTC').confidence_score).toBe(0.5);
  });
});
