import { describe, expect, it } from 'vitest';
import { foodItem } from '#shared/nutrition/food-item.ts';
import { groundItem } from '#shared/nutrition/ground-item.ts';
import { type Nutrients, unknownNutrients } from '#shared/nutrition/nutrients.ts';

const estimate: Nutrients = { ...unknownNutrients, calories: 300, protein: 15, fat: 20 };

describe('A food that a model saw', () => {
  it('gets its figures from the food table, whatever the model thought', () => {
    const item = groundItem({ name: 'grilled salmon fillet', grams: 150, confidence: 0.9, estimate });
    expect(item).toMatchObject({
      name: 'grilled salmon fillet',
      grams: 150,
      record_id: 'usda:175168',
      source: 'usda',
      nutrients: { calories: 309, protein: 33.2, fat: 18.5 },
    });
    expect(item.confidence).toBeGreaterThan(0.7);
    expect(item.confidence).toBeLessThan(0.9);
    expect(foodItem.safeParse(item).success).toBe(true);
  });

  it('keeps the figures of the model, marked so, where the table has no such food', () => {
    const item = groundItem({ name: ' moussaka ', grams: 200, confidence: 0.8, estimate });
    expect(item).toEqual({
      name: 'moussaka',
      grams: 200,
      record_id: null,
      source: 'model',
      confidence: 0.8,
      per_100_g: { ...unknownNutrients, calories: 150, protein: 7.5, fat: 10 },
      nutrients: estimate,
    });
  });

  it('has unknown figures where neither knows any', () => {
    expect(groundItem({ name: 'moussaka', grams: 200, confidence: 0.8 })).toMatchObject({
      source: 'model',
      per_100_g: unknownNutrients,
      nutrients: unknownNutrients,
    });
    expect(groundItem({ name: 'moussaka', grams: 0, confidence: 0.8, estimate }).per_100_g).toEqual(
      unknownNutrients,
    );
  });

  it('takes no figure from a model that no food can have', () => {
    const item = groundItem({
      name: 'moussaka',
      grams: 1,
      confidence: 0.8,
      estimate: { ...unknownNutrients, calories: 300, protein: 0.5 },
    });
    expect(item.per_100_g).toMatchObject({ calories: null, protein: 50 });
    expect(foodItem.safeParse(item).success).toBe(true);
  });
});
