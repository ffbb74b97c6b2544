import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { describeMeal } from '#shared/nutrition/describe-meal.ts';
import { findFood } from '#shared/nutrition/match/find-food.ts';
import type { FoodRecord } from '#shared/nutrition/table/food-record.ts';
import { builtInTable } from '#infra/foods/built-in-table.ts';
import { createFoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import { readTable } from '#shared/nutrition/prebuilt/read-table.ts';
import { writeTable } from '#shared/nutrition/prebuilt/write-table.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';
import { ordinaryMeals } from '#test/support/ordinary-meals.ts';
import { isFull } from '#test/support/full-size.ts';

const file = writeTable(builtInTable, 'rules');
const whole = builtInFoods();

describe('A prebuilt table compared with its source rows', () => {
  const prebuilt = readTable(file);
  const [one, other] = [prebuilt.index, whole.index];

  it('a prebuilt table contains the same record for each food as its source rows', () => {
    const differing = builtInTable.filter((food) => !isDeepStrictEqual(prebuilt.recordOf(food.id), food));
    expect(differing).toEqual([]);
    expect(prebuilt.recordOf('own:nothing')).toBeNull();
  });

  it('maps each name and alias to the same food with the same confidence', () => {
    const names = builtInTable
      .flatMap(({ name, aliases }) => [name, ...aliases])
      .filter((_, at) => isFull || at % 4 === 0);
    const differing = names.filter(
      (name) => !isDeepStrictEqual(findFood(name, prebuilt), findFood(name, whole)),
    );
    expect(differing).toEqual([]);
  });

  it.each([
    ['as people write them', (text: string) => text],
    ['in another order', (text: string) => text.split(' ').reverse().join(' ')],
    ['with a slip', (text: string) => text.replace(/([a-z])([a-z])(?=[a-z]{3}\b)/g, '$2$1')],
    ['with amounts', (text: string) => `150 g ${text} and 2 cups of ${text}`],
  ])('parses meals equally, %s', (_, change) => {
    const differing = ordinaryMeals
      .map(change)
      .filter((meal) => !isDeepStrictEqual(describeMeal(meal, prebuilt), describeMeal(meal, whole)));
    expect(differing).toEqual([]);
  });

  it('stores the same words per name with equal weights and neighbors', () => {
    expect([...one.vocabulary].sort()).toEqual([...other.vocabulary].sort());
    const differing = [...other.vocabulary].filter(
      (word) =>
        !isDeepStrictEqual(one.postings.get(word), other.postings.get(word)) ||
        one.rarity.get(word) !== other.rarity.get(word),
    );
    expect(differing).toEqual([]);
    const pairs = ['white rice', 'rice white', 'peanut butter', 'butter', 'a b', 'white rice pudding', ''];
    for (const pair of pairs) expect([pair, one.pairs.has(pair)]).toEqual([pair, other.pairs.has(pair)]);
  });

  it('normalizes names equally', () => {
    expect(one.names).toHaveLength(other.names.length);
    expect(isDeepStrictEqual(one.nameWeights, other.nameWeights)).toBe(true);
    expect(isDeepStrictEqual(one.namePriors, other.namePriors)).toBe(true);
    const places = Array.from({ length: other.names.length }, (_, place) => place);
    expect(places.filter((at) => !isDeepStrictEqual(one.names.at(at), other.names.at(at)))).toEqual([]);
  });
});

describe('The content of a prebuilt table', () => {
  const unlabelled: FoodRecord = {
    id: 'own:near',
    name: 'Größe, "50 %" & more',
    aliases: [],
    reference: 'Its name at the source',
    approximate: true,
    liquid: true,
    per_100_g: { ...builtInTable[0]!.per_100_g, calories: 0, sugar: null, sodium: 0.125 },
    portions: [{ unit: 'whole', words: ['large', 'diced'], grams: 33.3 }],
  };
  const near: FoodRecord = { ...unlabelled, regions: ['na', 'se'], diet: 'meat', contains: ['soy', 'pork'] };

  it.each([
    ['what is reckoned, near, poured and named otherwise by its source', near],
    ['what is made of others', { ...near, made_of: [{ id: 'water', grams: 70.5 }] }],
    ['nothing about diet where nothing is told', unlabelled],
    ['a diet that is not known', { ...near, regions: [], diet: null, contains: [] }],
  ] as [string, FoodRecord][])('includes %s', (_, food) => {
    const foods = readTable(writeTable([food], 'rules'));
    expect(foods.recordOf(food.id)).toEqual(food);
  });

  it('includes only foods that can be read back', () => {
    expect(() => writeTable([{ ...near, name: 'One | two' }], 'rules')).toThrow(
      'own:near One | two cannot be written',
    );
    expect(() => writeTable([{ ...near, name: 'One\ntwo' }], 'rules')).toThrow('cannot be written');
  });

  it('a prebuilt table can be read at any memory offset', () => {
    const shifted = new Uint8Array(file.length + 1);
    shifted.set(file, 1);
    expect(readTable(shifted.subarray(1)).recordOf(builtInTable[0]!.id)).toEqual(builtInTable[0]);
  });
});

describe('A damaged prebuilt table', () => {
  const changed = (change: (bytes: Uint8Array) => void): Uint8Array => {
    const bytes = Uint8Array.from(file);
    change(bytes);
    return bytes;
  };
  const otherFormat = changed((bytes) => bytes.set(new TextEncoder().encode('{"format":7'), 8));
  /** A file whose header states another number of foods. */
  const foodMissing = changed((bytes) => {
    const stated = `"foods":${builtInTable.length}`;
    const header = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
    bytes.set(new TextEncoder().encode(`"foods":${builtInTable.length - 1}`), header.indexOf(stated));
  });

  it.each([
    ['nothing at all', new Uint8Array(), 'does not begin as one'],
    ['another file', new TextEncoder().encode('id,name\n1,Apple\n'), 'does not begin as one'],
    ['cut off in the header', file.subarray(0, 40), 'its header cannot be read'],
    ['cut off later', file.subarray(0, file.length - 400), 'bytes instead of'],
    ['a header that is no JSON', changed((bytes) => bytes.fill(120, 8, 20)), 'its header cannot be read'],
    ['another format', otherFormat, 'its format is 7 instead of 3'],
    ['a food less', foodMissing, `it does not contain ${builtInTable.length - 1} foods`],
  ])('a damaged prebuilt table is rejected with the reason: %s', (_, bytes, reason) => {
    expect(() => readTable(bytes)).toThrow(`The prebuilt food table is damaged: `);
    expect(() => readTable(bytes)).toThrow(reason);
  });
});

describe('A full table merged with the built-in names', () => {
  it('a full table merged with the built-in names keeps the names of both', () => {
    const [apple] = builtInTable;
    const merged = { ...apple!, reference: 'Apples, raw, with skin' };
    const foods = readTable(writeTable([merged], 'rules'));
    expect(findFood('Apples, raw, with skin', foods)?.record).toEqual(merged);
    expect(findFood('Apples, raw, with skin', createFoodKnowledge([merged]))?.record).toEqual(merged);
  });
});
