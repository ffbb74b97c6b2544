import { describe, expect, it } from 'vitest';
import { consistentItems } from '#shared/food-entries/consistent-items.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { unknownNutrients } from '#shared/nutrition/values/nutrients.ts';
import { scaleNutrients, sumNutrients } from '#shared/nutrition/values/totals.ts';
import { eatenItems, per100gOfWhole, perServingOf, wholeGramsOf } from '#shared/recipes/servings.ts';

const rice = { calories: 365, protein: 7.1, carbs: 80, fat: 0.7, fiber: 1.3, sugar: 0.1, sodium: 5 };
const item = (over: Partial<FoodItem> = {}): FoodItem => ({
  name: 'Rice',
  grams: 400,
  record_id: 'usda:168877',
  source: 'usda',
  confidence: 1,
  per_100_g: rice,
  nutrients: scaleNutrients(rice, 400),
  ...over,
});
const pot = { items: [item()], portions: 4, cooked_grams: 1_000 };

describe('A saved meal', () => {
  it('shows its values per serving and per 100 g as eaten', () => {
    expect(perServingOf(pot)).toMatchObject({ calories: 365, protein: 7.1, carbs: 80 });
    expect(per100gOfWhole(pot)).toMatchObject({ calories: 146, carbs: 32 });
    expect(wholeGramsOf({ ...pot, cooked_grams: null })).toBe(400);
  });

  it('scales by servings or cooked weight, and each number keeps its record', () => {
    const [half] = eatenItems(pot, { servings: 0.5 })!;
    expect(half).toMatchObject({ grams: 50, record_id: 'usda:168877', nutrients: { calories: 183 } });
    const [plate] = eatenItems(pot, { grams: 250 })!;
    expect(plate).toMatchObject({ grams: 100, nutrients: { calories: 365 } });
  });

  it('a saved meal keeps logged values consistent with the foods for any portion', () => {
    for (const servings of [0.25, 0.75, 1.25, 3, 7.5]) {
      const items = eatenItems(pot, { servings })!;
      expect(consistentItems(items, sumNutrients(items))).toBe(items);
    }
  });

  it('scales an unweighed meal by its values instead of a weight', () => {
    const nutrients = { ...unknownNutrients, calories: 321, protein: 12 };
    const typed = item({ grams: 0, record_id: null, source: 'user', per_100_g: unknownNutrients, nutrients });
    const porridge = { items: [typed], portions: 1, cooked_grams: null };
    expect(wholeGramsOf(porridge)).toBeNull();
    expect(per100gOfWhole(porridge)).toBeNull();
    expect(eatenItems(porridge, { grams: 100 })).toBeNull();
    expect(eatenItems(porridge, { servings: 2 })).toMatchObject([
      { grams: 0, nutrients: { calories: 642, protein: 24, fat: null } },
    ]);
  });

  it("rejects a portion of zero or above the diary's maximum", () => {
    expect(eatenItems(pot, { servings: 60 })).toBeNull();
    expect(eatenItems(pot, { servings: 0 })).toBeNull();
  });
});
