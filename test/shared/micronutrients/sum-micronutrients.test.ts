import { describe, expect, it } from 'vitest';
import { sumDays } from '#shared/micronutrients/sum-days.ts';
import {
  addMicronutrients,
  averageMicronutrients,
  coverageOf,
  roundSum,
  sumEntry,
} from '#shared/micronutrients/sum-micronutrients.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { aFoodItem } from '#test/support/builders/a-food-item.ts';
import { findMicronutrients } from '#test/support/micronutrient-table.ts';

const nutrients = { calories: 104, protein: 0.5, carbs: 27.6, fat: 0.3, fiber: 4.8, sugar: 20.8, sodium: 2 };

/** 200 g of USDA's raw apple (SR 09003): per 100 g 4.6 mg vitamin C, 107 mg potassium; added sugar is unknown. */
const apple = aFoodItem({ name: 'Apple', record_id: 'sr:09003', grams: 200, nutrients });

/** 244 g of whole milk (FNDDS 11111000): per 100 g 123 mg calcium, 0 mg vitamin C, 150 mg potassium. */
const milk = aFoodItem({
  name: 'Whole milk',
  record_id: 'fndds:11111000',
  grams: 244,
  nutrients: { ...nutrients, calories: 149, sodium: 93 },
});

/** 150 g of a model's estimate, which no record explains. */
const stew = aFoodItem({
  name: 'Grandma’s stew',
  record_id: null,
  source: 'model',
  nutrients: { ...nutrients, calories: 247, sodium: null },
});

const entryOf = (items: (typeof apple)[], over = {}) =>
  aFoodEntry({
    calories: items.reduce((sum, item) => sum + (item.nutrients.calories ?? 0), 0),
    items,
    ...over,
  });

describe('The micronutrients of an entry', () => {
  it('multiplies the records of an entry’s foods by their weights', () => {
    const sum = roundSum(sumEntry(entryOf([apple, milk]), findMicronutrients));
    // 2 x 4.6; 2 x 107 + 2.44 x 150; 2 x 6 + 2.44 x 123; 2 x 0.12 + 2.44 x 0; 2.44 x 0.54.
    expect(sum.nutrients.vitamin_c_mg.amount).toBe(9.2);
    expect(sum.nutrients.potassium_mg.amount).toBe(580);
    expect(sum.nutrients.calcium_mg.amount).toBe(312);
    expect(sum.nutrients.iron_mg.amount).toBe(0.2);
    expect(sum.nutrients.vitamin_b12_ug.amount).toBe(1.32);
    expect(sum.nutrients.sodium_mg.amount).toBe(95);
    expect([sum.calories, sum.known_calories, sum.unknown_foods]).toEqual([253, 253, []]);
  });

  it('leaves out foods without a record and states for how much of the energy the sums are known', () => {
    const sum = sumEntry(entryOf([apple, milk, stew]), findMicronutrients);
    expect(sum.calories).toBe(500);
    expect(sum.known_calories).toBe(253);
    expect(coverageOf(sum.known_calories, sum)).toBeCloseTo(0.506, 6);
    expect(sum.unknown_foods).toEqual(['Grandma’s stew']);
    expect(sum.nutrients.potassium_mg).toEqual({ amount: 580, known_calories: 253 });
    expect(sum.nutrients.sodium_mg).toEqual({ amount: 95, known_calories: 253 });
  });

  it('states the coverage of each nutrient: a value that one record lacks is known for the others', () => {
    const { nutrients: sums } = sumEntry(entryOf([apple, milk]), findMicronutrients);
    expect(sums.added_sugar_g).toEqual({ amount: 0, known_calories: 149 });
    expect(sums.trans_fat_g).toEqual({ amount: 0, known_calories: 104 });
    expect(sums.vitamin_c_mg.known_calories).toBe(253);
  });

  it('returns null instead of 0 for a typed entry, except for its sodium', () => {
    const typed = sumEntry(aFoodEntry({ calories: 300, sodium: 410, items: null }), findMicronutrients);
    expect(typed).toMatchObject({ calories: 300, known_calories: 0, unknown_foods: ['Salmon with rice'] });
    expect(typed.nutrients.iron_mg).toEqual({ amount: null, known_calories: 0 });
    expect(typed.nutrients.sodium_mg).toEqual({ amount: 410, known_calories: 300 });
    expect(coverageOf(typed.known_calories, typed)).toBe(0);
  });

  it.each([
    ['a product from a label', { record_id: 'off:4000417025005', source: 'off' as const }],
    ['a food of unknown weight', { grams: 0 }],
    ['a multivitamin, whose record is that of a sweetener', { record_id: 'own:multivitamin' }],
  ])('returns null for %s', (_, over) => {
    const sum = sumEntry(entryOf([{ ...apple, ...over }]), findMicronutrients);
    expect(sum.known_calories).toBe(0);
    expect(sum.nutrients.vitamin_c_mg.amount).toBeNull();
  });

  it('never covers more than the energy of the entry, which is a rounded sum', () => {
    const sum = sumEntry(entryOf([apple, milk], { calories: 252 }), findMicronutrients);
    expect([sum.calories, sum.known_calories]).toEqual([252, 252]);
    expect(sum.nutrients.iron_mg.known_calories).toBe(252);
  });

  it('counts a food without energy as known or unknown by its record', () => {
    const water = { ...nutrients, calories: 0 };
    const known = sumEntry(entryOf([aFoodItem({ ...apple, nutrients: water })]), findMicronutrients);
    const unknown = sumEntry(entryOf([aFoodItem({ ...stew, nutrients: water })]), findMicronutrients);
    expect([coverageOf(known.known_calories, known), coverageOf(unknown.known_calories, unknown)]).toEqual([
      1, 0,
    ]);
  });
});

describe('The micronutrients of several days', () => {
  const monday = [
    entryOf([apple], { local_date: '2026-11-16' }),
    entryOf([milk], { local_date: '2026-11-16' }),
  ];
  const wednesday = [entryOf([stew, apple], { local_date: '2026-11-18' })];

  it('sums up entries by day in their order', () => {
    const days = sumDays([...monday, ...wednesday], findMicronutrients);
    expect(days.map(({ date, calories, known_calories }) => [date, calories, known_calories])).toEqual([
      ['2026-11-16', 253, 253],
      ['2026-11-18', 351, 104],
    ]);
    expect(days.map(({ nutrients: sums }) => sums.potassium_mg.amount)).toEqual([580, 214]);
  });

  it('averages micronutrients over the logged days', () => {
    const mean = averageMicronutrients(sumDays([...monday, ...wednesday], findMicronutrients));
    expect(mean?.nutrients.potassium_mg.amount).toBe(397);
    expect([mean?.calories, mean?.known_calories]).toEqual([302, 178.5]);
    const unknown = averageMicronutrients(sumDays([entryOf([stew])], findMicronutrients));
    expect(unknown?.nutrients.potassium_mg).toEqual({ amount: null, known_calories: 0 });
    expect(averageMicronutrients([])).toBeNull();
  });

  it('lists each food without data once, and no more than 12', () => {
    const sums = Array.from({ length: 30 }, (_, at) =>
      sumEntry(aFoodEntry({ food_name: `Food ${at % 20}` }), findMicronutrients),
    );
    expect(addMicronutrients(sums).unknown_foods).toEqual(
      Array.from({ length: 12 }, (_, at) => `Food ${at}`),
    );
  });
});
