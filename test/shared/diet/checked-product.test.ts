import { describe, expect, it } from 'vitest';
import { checkedProduct } from '#shared/diet/checked-product.ts';
import { conflictsOf } from '#shared/diet/conflicts.ts';
import { readDiet } from '#shared/diet/read-diet.ts';

const none = { calories: 400, protein: 5, carbs: 50, fat: 20, fiber: 2, sugar: 30, sodium: 100 };
const bar = { name: 'Bar', brand: null, allergens: null, traces: null, diets: [], per_100_g: none };
const certaintyOf = (product: object, profile: object) =>
  conflictsOf(checkedProduct({ ...bar, ...product }), readDiet(profile)).map(({ certainty }) => certainty);

describe('A packaged food', () => {
  it.each([
    [{ allergens: ['milk', 'peanuts'] }, { allergens: ['peanut'] }, ['contains']],
    [{ allergens: ['milk'], traces: ['nuts'] }, { allergens: ['tree nut'] }, ['may contain']],
    [{ allergens: ['milk'] }, { allergens: ['peanut'] }, []],
    [{}, { allergens: ['peanut'] }, ['unknown']],
    [{ allergens: ['soybeans'], diets: ['vegan'] }, { diet: 'vegan' }, []],
    [{ allergens: [] }, { diet: 'vegan' }, ['unknown']],
  ])('a packaged food with %o is for %o: %j', (product, profile, certainty) => {
    expect(certaintyOf(product, profile)).toEqual(certainty);
  });
});
