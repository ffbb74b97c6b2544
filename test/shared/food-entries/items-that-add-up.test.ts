import { describe, expect, it } from 'vitest';
import { consistentItems } from '#shared/food-entries/consistent-items.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { unknownNutrients } from '#shared/nutrition/values/nutrients.ts';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';

const itemOf = (nutrients: Partial<FoodItem['nutrients']>): FoodItem => ({
  name: 'Food',
  grams: 100,
  record_id: null,
  source: 'user',
  confidence: 1,
  per_100_g: { ...unknownNutrients, ...nutrients },
  nutrients: { ...unknownNutrients, ...nutrients },
});
const rice = itemOf({ calories: 130, protein: 2.7, carbs: 28.2, sodium: 1 });
const beans = itemOf({ calories: 127, protein: 8.7, fiber: 7.4 });
const items = [rice, beans];
const sums = sumNutrients(items);

describe('The items of an entry', () => {
  it.each([
    ['are their sums', {}],
    ['are rounded', { calories: 258, protein: 11.5 }],
    ['are 0 where no item knows', { sugar: 0, fat: 0 }],
    ['are not known where the items know nothing', { sugar: null }],
  ])('the items of an entry are kept while the values %s', (_, change) => {
    expect(consistentItems(items, { ...sums, ...change })).toBe(items);
  });

  it.each([
    ['other calories', { calories: 300 }],
    ['other grams', { protein: 12 }],
    ['other milligrams', { sodium: 40 }],
    ['a figure that no item has', { sugar: 4 }],
    ['a figure less', { fiber: null }],
  ])('the items of an entry are dropped with %s', (_, change) => {
    expect(consistentItems(items, { ...sums, ...change })).toBeNull();
  });

  it('the items of an entry may differ from large sums by a hundredth, because many items are rounded', () => {
    const feast = Array.from({ length: 20 }, () => rice);
    const { calories } = sumNutrients(feast);
    const figures = { ...sumNutrients(feast), calories: calories! + 20 };
    expect(consistentItems(feast, figures)).toBe(feast);
    expect(consistentItems(feast, { ...figures, calories: calories! + 40 })).toBeNull();
  });

  it('the items of an entry stay empty when there were none', () => {
    expect(consistentItems(null, sums)).toBeNull();
  });
});
