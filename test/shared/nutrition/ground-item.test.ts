import { builtInFoods } from '#test/support/built-in-foods.ts';
import { measurePhotoNames } from '#test/accuracy/photo-names.ts';
import { describe, expect, it } from 'vitest';
import { foodItem } from '#shared/nutrition/values/food-item.ts';
import { groundItem } from '#test/support/built-in-foods.ts';
import { type Nutrients, unknownNutrients } from '#shared/nutrition/values/nutrients.ts';

const estimate: Nutrients = { ...unknownNutrients, calories: 300, protein: 15, fat: 20 };

describe('A food recognized by a model', () => {
  it('takes its values from the food table, whatever the model estimated', () => {
    const item = groundItem({ name: 'grilled salmon fillet', grams: 150, confidence: 0.9, estimate });
    expect(item).toMatchObject({
      name: 'grilled salmon fillet',
      grams: 150,
      record_id: 'fndds:26137123',
      source: 'usda',
      nutrients: { calories: 389, protein: 38.9, fat: 24.7 },
    });
    expect(item.confidence).toBeGreaterThan(0.6);
    expect(item.confidence).toBeLessThan(0.9);
    expect(foodItem.safeParse(item).success).toBe(true);
  });

  it('includes up to three alternatives at the recognized weight, each with its record', () => {
    const { alternatives = [], record_id: id } = groundItem({ name: 'salmon', grams: 150, confidence: 0.9 });
    expect(alternatives.length).toBeGreaterThan(0);
    expect(alternatives.length).toBeLessThanOrEqual(3);
    expect(alternatives.every(({ name, grams }) => /salmon/i.test(name) && grams === 150)).toBe(true);
    expect(new Set([id, ...alternatives.map(({ record_id: other }) => other)]).size).toBe(
      alternatives.length + 1,
    );
  });

  it("a food recognized by a model keeps the model's values, marked as such, when the table lacks the food", () => {
    const item = groundItem({ name: '  blorp ', grams: 200, confidence: 0.8, estimate });
    expect(item).toEqual({
      name: 'blorp',
      said: 'blorp',
      grams: 200,
      record_id: null,
      source: 'model',
      confidence: 0.8,
      per_100_g: { ...unknownNutrients, calories: 150, protein: 7.5, fat: 10 },
      nutrients: estimate,
    });
  });

  it('shows unknown values when neither source has them', () => {
    expect(groundItem({ name: 'blorp', grams: 200, confidence: 0.8 })).toMatchObject({
      source: 'model',
      per_100_g: unknownNutrients,
      nutrients: unknownNutrients,
    });
    expect(groundItem({ name: 'blorp', grams: 0, confidence: 0.8, estimate }).per_100_g).toEqual(
      unknownNutrients,
    );
  });

  it('rejects impossible values from a model', () => {
    const item = groundItem({
      name: 'blorp',
      grams: 1,
      confidence: 0.8,
      estimate: { ...unknownNutrients, calories: 300, protein: 0.5 },
    });
    expect(item.per_100_g).toMatchObject({ calories: null, protein: 50 });
    expect(foodItem.safeParse(item).success).toBe(true);
  });
});

describe('Food names as a vision model writes them', () => {
  it('gives at least 95% of them the energy of the USDA record within 25%', () => {
    const { names, within, wrong } = measurePhotoNames(builtInFoods());
    expect(names).toBeGreaterThan(100);
    expect(within, wrong.join('; ')).toBeGreaterThanOrEqual(0.95);
  });
});
