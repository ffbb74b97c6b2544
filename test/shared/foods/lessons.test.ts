import { describe, expect, it } from 'vitest';
import { extractLessons, findRevokedPhrases, withoutLesson } from '#shared/foods/lessons.ts';
import { applyCorrection } from '#shared/foods/apply-correction.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { withGrams } from '#shared/nutrition/values/totals.ts';
import { builtInFoods, describeMeal, findFood, groundItem } from '#test/support/built-in-foods.ts';

const foods = builtInFoods();
/** Parses a food. Without a unit, its weight is remembered by its phrase instead of as a usual portion. */
const itemOf = (text: string): FoodItem => {
  const { portion: _portion, ...item } = describeMeal(text).items[0]!;
  return item;
};

/** Returns the item after a correction of its weight or its food. */
const corrected = (item: FoodItem, grams: number, name = item.name): FoodItem => {
  const { record } = findFood(name)!;
  const { id: record_id, per_100_g } = record;
  const other = { ...item, name: record.name, record_id, per_100_g };
  return { ...withGrams(other, grams), corrected: true, weighed: true };
};

/** Returns the item with another food, at that food's default weight. */
const exchanged = (item: FoodItem, name: string, grams = 77): FoodItem => {
  const { weighed: _typed, ...rest } = corrected(item, grams, name);
  return rest;
};

/** Returns the result for the text once the correction is stored. */
const recalled = (text: string, taught: FoodItem): FoodItem => {
  const [lesson] = extractLessons([taught], null);
  const correction = { id: '0'.repeat(32), corrected_at: '2026-11-20T12:00:00.000Z', ...lesson! };
  return applyCorrection(itemOf(text), correction, foods);
};

describe('The normalized text of a food', () => {
  it.each([
    ['2 slices of pizza', 'a pizza slice'],
    ['200 g of rice', 'rice'],
    ['two big apples', 'a large apple'],
    ['half an avocado', '3 avocados'],
  ])('treats %j and %j as equal apart from the amount', (one, other) => {
    expect(itemOf(one).said).toBe(itemOf(other).said);
  });

  it('the normalized text of a food keeps portion and size apart: a cup of rice differs from rice', () => {
    const phrases = ['rice', 'a cup of rice', 'a large cup of rice'].map((text) => itemOf(text).said);
    expect(new Set(phrases).size).toBe(3);
  });

  it('omits the proposed weight when the user gave one and for model-recognized foods', () => {
    expect(itemOf('2 apples').proposed_grams).toBe(itemOf('2 apples').grams);
    expect(itemOf('200 g of rice')).not.toHaveProperty('proposed_grams');
    const seen = groundItem({ name: 'Grilled salmon', grams: 120, confidence: 0.9 });
    expect([seen.said, seen.proposed_grams]).toEqual(['grilled salmon', undefined]);
  });
});

describe('A correction', () => {
  it('a corrected weight applies to other amounts of the same text', () => {
    const proposed = itemOf('2 slices of pizza');
    const taught = corrected(proposed, proposed.grams * 0.75);
    const next = recalled('4 slices of pizza', taught);
    expect(next.grams).toBe(Math.round(itemOf('4 slices of pizza').grams * 0.75));
    expect(next).toMatchObject({ remembered: true, record_id: proposed.record_id });
    expect(next.confidence).toBeGreaterThanOrEqual(0.9);
    expect(next.nutrients.calories).toBe(withGrams(next, next.grams).nutrients.calories);
  });

  it("a corrected food uses the table's record and offers the original food as an alternative", () => {
    const proposed = itemOf('rice');
    const next = recalled('rice', corrected(proposed, 150, 'brown rice'));
    expect([next.name, next.grams]).toEqual([findFood('brown rice')?.record.name, 150]);
    expect(next.per_100_g).toEqual(findFood('brown rice')?.record.per_100_g);
    expect(next.alternatives?.[0]).toMatchObject({ name: proposed.name, grams: proposed.grams });
  });

  it('a corrected food keeps a small amount small: a spoon of butter, not a plate', () => {
    const next = recalled('rice', corrected(itemOf('rice'), 4.7, 'butter'));
    expect([next.name, next.grams]).toEqual(['Butter', 4.7]);
  });

  it('a corrected weight says nothing about the food: a better table record wins', () => {
    const proposed = itemOf('2 slices of pizza');
    const taught = corrected(proposed, proposed.grams / 2);
    const [lesson] = extractLessons([taught], null);
    expect(lesson).toMatchObject({ record_id: null, name: proposed.name, grams_factor: 0.5 });
    const better = findFood('quiche')!.record;
    const table = { ...proposed, name: better.name, record_id: better.id, per_100_g: better.per_100_g };
    const correction = { ...lesson!, id: '0'.repeat(32), corrected_at: '2026-11-20T12:00:00.000Z' };
    expect(applyCorrection(table, correction, foods)).toMatchObject({
      name: better.name,
      record_id: better.id,
      grams: Math.round(proposed.grams / 2),
      remembered: true,
    });
  });

  it('a corrected weight leaves a stated weight unchanged and is not shown as remembered', () => {
    const said = itemOf('250 g of rice');
    expect(recalled('250 g of rice', corrected(itemOf('rice'), 90))).toEqual(said);
  });

  it('a corrected food teaches no weight, because none was typed', () => {
    const [lesson] = extractLessons([exchanged(itemOf('rice'), 'butter')], null);
    expect(lesson).toMatchObject({ record_id: findFood('butter')?.record.id, grams_factor: null });
  });

  it('a correction that lacks a share uses the usual portion of the other food, not the first weight', () => {
    const seen = corrected(itemOf('122 g of rice'), 5, 'butter');
    const next = recalled('rice', seen);
    expect(next.name).toBe('Butter');
    expect(next.grams).toBeLessThan(30);
  });

  it('leaves a stated weight unchanged', () => {
    const next = recalled('250 g of rice', corrected(itemOf('rice'), 90, 'brown rice'));
    expect([next.name, next.grams]).toEqual([findFood('brown rice')?.record.name, 250]);
  });

  it('a correction can be corrected again: the share relates to the table, not to the last correction', () => {
    const first = corrected(itemOf('rice'), 60);
    const again = recalled('rice', first);
    const [lesson] = extractLessons([{ ...withGrams(again, 180), corrected: true, weighed: true }], null);
    expect(lesson?.grams_factor).toBeCloseTo(180 / itemOf('rice').grams, 3);
  });

  it('changes nothing when the table no longer has its food', () => {
    const item = itemOf('rice');
    const taught = { ...corrected(item, 90), record_id: 'usda:0' };
    expect(recalled('rice', taught)).toEqual(item);
  });
});

describe('Learning from an entry', () => {
  it('learns nothing from uncorrected items, items without text or unknown records', () => {
    const item = itemOf('rice');
    expect(extractLessons(null, null)).toEqual([]);
    expect(extractLessons([item], null)).toEqual([]);
    expect(extractLessons([{ ...item, corrected: true, record_id: null }], null)).toEqual([]);
    expect(extractLessons([{ ...corrected(item, 90), record_id: 'an odd id' }], null)).toEqual([]);
    expect(extractLessons([corrected(itemOf('200 g of rice'), 250)], null)).toEqual([]);
    expect(extractLessons([withoutLesson({ ...item, corrected: true })], null)).toEqual([]);
  });

  it('learns nothing from learned values, and the last of two corrections of a phrase', () => {
    const [one, two] = [corrected(itemOf('rice'), 60), corrected(itemOf('rice'), 90)];
    expect(extractLessons([one], [one])).toEqual([]);
    const proposed = itemOf('rice').grams;
    expect(extractLessons([one, two], null).map((lesson) => lesson.grams_factor)).toEqual([
      Math.round((90 / proposed) * 10_000) / 10_000,
    ]);
  });

  it('revokes a correction when the item is reset', () => {
    const item = itemOf('rice');
    const taught = corrected(item, 60);
    expect(findRevokedPhrases([item], [taught])).toEqual([item.said]);
    expect(findRevokedPhrases([taught], [taught])).toEqual([]);
    expect(findRevokedPhrases([], [taught])).toEqual([]);
    expect(findRevokedPhrases([item], null)).toEqual([]);
  });

  it("revokes a correction when the table's food is chosen again at a stated weight, not at an estimated one", () => {
    const item = itemOf('200 g of rice');
    expect(findRevokedPhrases([{ ...item, corrected: true }], null)).toEqual([item.said]);
    expect(findRevokedPhrases([corrected(item, 250)], null)).toEqual([]);
  });

  it('ignores an implausible share caused by a typo', () => {
    const item = itemOf('rice');
    expect(extractLessons([corrected(item, item.grams * 60)], null)).toEqual([]);
    const [lesson] = extractLessons([corrected(item, item.grams * 60, 'brown rice')], null);
    expect(lesson?.grams_factor).toBeNull();
  });
});
