import { describe, expect, it } from 'vitest';
import { verifyFoods } from '#infra/foods/verify-foods.ts';
import type { FoodRecord } from '#shared/nutrition/table/food-record.ts';

const apple: FoodRecord = {
  id: 'sr:09003',
  name: 'Apple',
  aliases: ['red apple'],
  per_100_g: { calories: 52, protein: 0.26, carbs: 13.81, fat: 0.17, fiber: 2.4, sugar: 10.39, sodium: 1 },
  portions: [],
  liquid: false,
  approximate: false,
};
const row = {
  id: 'sr:09003',
  fdc_id: '',
  kcal: '52',
  protein_g: '0.26',
  carbs_g: '13.81',
  fat_g: '0.17',
  fiber_g: '2.4',
  sugar_g: '10.39',
  sodium_mg: '1',
};

describe('The check against the reference', () => {
  const verify = (change: Partial<typeof row>): string[] => verifyFoods([apple], [{ ...row, ...change }]);

  it('accepts equal values, and reports different, unknown and missing foods', () => {
    expect(verify({})).toEqual([]);
    expect(verify({ carbs_g: '13.9' })).toEqual([
      'Apple (sr:09003): carbs is 13.81, the reference says 13.9',
    ]);
    expect(verify({ carbs_g: '13.814' })).toEqual([]);
    expect(verify({ sugar_g: '' })).toEqual(['Apple (sr:09003): sugar is 10.39, the reference says unknown']);
    expect(verify({ id: 'sr:1' })).toEqual(['Apple: the reference has no record sr:09003']);
    expect(verify({ fdc_id: '171688' })).toEqual(['Apple: the reference has no record sr:09003']);
  });
});

describe('The check of a food calculated from ingredients', () => {
  const sugar = {
    ...row,
    id: 'sr:19335',
    kcal: '387',
    protein_g: '0',
    carbs_g: '99.98',
    fat_g: '0',
    fiber_g: '',
    sugar_g: '99.8',
    sodium_mg: '',
  };
  const stewed: FoodRecord = {
    ...apple,
    id: 'own:stewed-apple',
    name: 'Stewed apple',
    per_100_g: { calories: 75, protein: 0.18, carbs: 19.67, fat: 0.12, fiber: 1.68, sugar: 17.25, sodium: 1 },
    made_of: [
      { id: 'sr:09003', grams: 70 },
      { id: 'sr:19335', grams: 10 },
      { id: 'water', grams: 20 },
    ],
  };
  const verify = (change: Partial<FoodRecord>): string[] =>
    verifyFoods([{ ...stewed, ...change }], [row, sugar]);

  it('adds up its ingredients, to half a kcal and half a mg', () => {
    expect(verify({})).toEqual([]);
    expect(verify({ per_100_g: { ...stewed.per_100_g, calories: 76 } })).toEqual([
      'Stewed apple (own:stewed-apple): calories is 76, the reference says 75.1',
    ]);
    expect(verify({ per_100_g: { ...stewed.per_100_g, fat: 0.13 } })).toEqual([
      'Stewed apple (own:stewed-apple): fat is 0.13, the reference says 0.119',
    ]);
  });

  it('leaves a value unknown only when no ingredient has it', () => {
    const onlySugar = { made_of: [{ id: 'sr:19335', grams: 100 }] };
    const figures = {
      calories: 387,
      protein: 0,
      carbs: 99.98,
      fat: 0,
      fiber: null,
      sugar: 99.8,
      sodium: null,
    };
    expect(verify({ ...onlySugar, per_100_g: figures })).toEqual([]);
    expect(verify({ ...onlySugar, per_100_g: { ...figures, sodium: 0 } })).toEqual([
      'Stewed apple (own:stewed-apple): sodium is 0, the reference says unknown',
    ]);
  });

  it('reports an ingredient missing from the reference, and a food without ingredients', () => {
    expect(verify({ made_of: [{ id: 'sr:1', grams: 100 }] })).toEqual([
      'Stewed apple: the reference has no record sr:1',
    ]);
    expect(verify({ made_of: [{ id: 'water', grams: 100 }] })).toEqual([
      'Stewed apple (own:stewed-apple): the source of its calculated values is not given',
    ]);
  });

  it('reports a value that is not a number as a difference', () => {
    expect(verify({ per_100_g: { ...stewed.per_100_g, carbs: Number.NaN } })).toHaveLength(1);
  });
});
