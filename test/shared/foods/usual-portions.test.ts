import { describe, expect, it } from 'vitest';
import { applyUsualPortions } from '#shared/foods/apply-usual-portion.ts';
import { comparePortionLessons } from '#shared/foods/portion-lessons.ts';
import { usualGramsOf, withPortionWeight } from '#shared/foods/usual-portions.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { withGrams } from '#shared/nutrition/values/totals.ts';
import { builtInFoods, describeMeal } from '#test/support/built-in-foods.ts';

const grams = (...weights: number[]) => weights.map((each) => ({ grams: each }));
const itemOf = (text: string): FoodItem => describeMeal(text).items[0]!;
const reweighed = (item: FoodItem, to: number): FoodItem => ({
  ...withGrams(item, to),
  corrected: true,
  weighed: true,
});
const learnedFrom = (...items: FoodItem[]) => comparePortionLessons(items, null).learned;

describe('The usual weight', () => {
  it.each([
    ['the only one', grams(60), 60],
    ['the newer of two', grams(80, 60), 80],
    ['the median of three', grams(500, 60, 80), 80],
    ['the middle of four', grams(50, 60, 70, 500), 65],
    ['the median of the last five', grams(10, 20, 30, 40, 50, 900, 900, 900), 30],
  ])('the result is %s', (_, weights, usual) => expect(usualGramsOf(weights)).toBe(usual));

  it('counts each entry once, with its last weight, and keeps the last five', () => {
    const weight = (entry_id: string, weighed: number) => ({ entry_id, grams: weighed });
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, at) => weight(id, at));
    expect(withPortionWeight(six.slice(0, 2), weight('b', 9))).toEqual([weight('b', 9), weight('a', 0)]);
    expect(withPortionWeight(six, weight('g', 9))).toHaveLength(5);
  });
});

describe('The unit of a mentioned food', () => {
  it.each([
    ['oats', { unit: 'serving', count: 1 }],
    ['2 eggs', { unit: 'each', count: 2 }],
    ['3 slices of toast', { unit: 'slice', count: 3 }],
    ['a large bowl of muesli', { unit: 'bowl-large', count: 1 }],
  ])('"%s" names %j', (text, portion) => expect(itemOf(text).portion).toEqual(portion));

  it.each(['80 g oats', '200 ml milk', 'oats 50', 'a 250 calorie sandwich', 'my toddler ate oats'])(
    '"%s" names none',
    (text) => expect(itemOf(text)).not.toHaveProperty('portion'),
  );
});

describe('What a corrected weight teaches', () => {
  it('a corrected weight teaches the weight of one unit of the logged food', () => {
    const toast = itemOf('2 slices of toast');
    expect(learnedFrom(reweighed(toast, 90))).toEqual([
      { record_id: toast.record_id, unit: 'slice', name: 'Toast', grams: 45 },
    ]);
  });

  it.each([
    ['an uncorrected item', itemOf('oats')],
    ['another food at its own weight', { ...itemOf('oats'), record_id: 'usda:173944', corrected: true }],
    ['a typing error', reweighed(itemOf('oats'), 4_900)],
    ['a food without a record', { ...reweighed(itemOf('oats'), 60), record_id: null }],
    ['a stated weight', reweighed(itemOf('80 g oats'), 60)],
  ])('the result is nothing for %s', (_, item) => expect(learnedFrom(item)).toEqual([]));

  it('a corrected weight is not learned twice, and is unlearned when it is undone', () => {
    const oats = itemOf('oats');
    const key = { record_id: oats.record_id, unit: 'serving' };
    const [corrected, later] = [reweighed(oats, 60), reweighed(oats, 70)];
    expect(comparePortionLessons([corrected], [corrected])).toEqual({ learned: [], unlearned: [] });
    expect(comparePortionLessons([later], [corrected])).toMatchObject({
      learned: [{ grams: 70 }],
      unlearned: [],
    });
    expect(comparePortionLessons([oats], [corrected])).toEqual({ learned: [], unlearned: [key] });
  });
});

describe('A usual portion', () => {
  const oats = itemOf('oats');
  const usual = (over: object) => ({
    record_id: oats.record_id!,
    unit: 'serving',
    name: 'Rolled oats',
    grams: 60,
    learned_at: '2026-11-01T08:00:00.000Z',
    ...over,
  });
  const apply = (item: FoodItem, over = {}) => applyUsualPortions([item], [usual(over)], builtInFoods())[0]!;

  it('weighs an item and its nutrition facts, and keeps the proposal', () => {
    expect(apply(oats)).toMatchObject({ grams: 60, usual: true, proposed_grams: oats.proposed_grams });
    expect(apply(oats).nutrients).toEqual(withGrams(oats, 60).nutrients);
  });

  it('does not apply to another unit, a stated weight or an implausible amount', () => {
    expect(apply(itemOf('a cup of oats'))).not.toHaveProperty('usual');
    expect(apply(itemOf('80 g oats'))).toMatchObject({ grams: 80 });
    expect(apply(oats, { grams: 4_999 }).grams).toBeLessThan(4_999);
  });
});
