import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeMeal } from '#test/support/built-in-foods.ts';
import { foodItems } from '#shared/nutrition/values/food-item.ts';
import { builtInTable } from '#infra/foods/built-in-table.ts';
import { within } from '#shared/nutrition/match/edit-distance.ts';
import { contentWords } from '#shared/nutrition/parse/content-words.ts';
import { isFull } from '#test/support/full-size.ts';
import { cpuTimeOf } from '#test/support/cpu-time.ts';

const foodNames = builtInTable.flatMap((food) => [food.name, ...food.aliases]);
const talk = [
  '2',
  '150 g',
  'half a',
  'a cup of',
  'large',
  'each',
  'and',
  'with',
  'no',
  ',',
  '\n',
  '(',
  '1/0',
  '1,5',
  '%',
  'constructor',
  '🍎',
  'for lunch',
  'at 8',
  '<b>',
];

/** Text as typed by users, cats and programs: food names and filler words in any order, or random characters. */
const text = fc.oneof(
  fc
    .array(fc.oneof(fc.constantFrom(...foodNames), fc.constantFrom(...talk)), { maxLength: 25 })
    .map((parts) => parts.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc
    .array(fc.constantFrom(...'0123456789 ,./-½xg'.split('')), { maxLength: 60 })
    .map((signs) => signs.join('')),
);

/** Words without vowels that resemble no food. */
const nonsense = fc
  .array(fc.constantFrom(...'bdfgkpqvwxz'.split('')), { minLength: 5, maxLength: 12 })
  .map((letters) => letters.join(''));

describe('Any typed text', () => {
  it('any typed text yields plausible items and never an error', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const { items, not_understood: rest } = describeMeal(typed);
        expect(foodItems.safeParse(items).success).toBe(true);
        expect(items.every(({ grams }) => grams > 0 && grams <= 3_000)).toBe(true);
        expect(items.every(({ source, record_id: id }) => source === 'usda' && id !== null)).toBe(true);
        expect(rest.every((part) => part.length > 0)).toBe(true);
      }),
      { numRuns: isFull ? 3_000 : 30 },
    );
  });

  it('any typed text yields the same result every time', () => {
    fc.assert(
      fc.property(text, (typed) => {
        expect(describeMeal(typed)).toEqual(describeMeal(typed));
      }),
      { numRuns: isFull ? 1_000 : 20 },
    );
  });

  it('any typed text yields a food only when the text contains a word of it', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const words = contentWords(typed);
        const isThere = (word: string): boolean =>
          words.some((each) => within(each, word, 2)) || words.join('').includes(word);
        for (const { record_id: id } of describeMeal(typed).items) {
          const food = builtInTable.find((each) => each.id === id);
          const names = [food?.name ?? '', ...(food?.aliases ?? [])].map(contentWords);
          expect(names.some((name) => name.some(isThere))).toBe(true);
        }
      }),
      { numRuns: isFull ? 1_000 : 20 },
    );
  });

  it('any typed text yields no food for nonsense', () => {
    fc.assert(
      fc.property(fc.array(nonsense, { minLength: 1, maxLength: 8 }), (words) => {
        const meal = describeMeal(words.join(' '));
        expect(meal.items).toEqual([]);
        expect(meal.not_understood).toHaveLength(1);
      }),
      { numRuns: isFull ? 1_000 : 20 },
    );
  });
});

/** The quick run tests one in this many names; `FULL=1` tests them all. */
const STRIDE = isFull ? 1 : 61;

describe('Every food of the table', () => {
  it('every food of the table can be found by each of its names at the stated weight', () => {
    const named = builtInTable.flatMap((food) =>
      [food.name, ...food.aliases].map((name) => ({ food, name })),
    );
    const lost = named
      .filter((_, at) => at % STRIDE === 0)
      .filter(({ food, name }) => {
        const { items } = describeMeal(`50 g ${name}`);
        return !(items.length === 1 && items[0]?.record_id === food.id && items[0]?.grams > 0);
      });
    expect(lost.map(({ name }) => name)).toEqual([]);
  });
});

describe('A long text', () => {
  it.each([
    '2 eggs and a slice of toast with butter, ',
    'chicken breast 200g, brocoli ',
    'qwertyu zxcvbnmas poiuytrew ',
    '1 1 a a , ',
    'cheese ',
  ])('takes limited time to parse: %s', (part) => {
    const long = part.repeat(300).slice(0, 1_000);
    const times = Array.from({ length: 15 }, () => cpuTimeOf(() => describeMeal(long)));
    // Ten times the usual duration; takes the fastest of many runs.
    expect(Math.min(...times)).toBeLessThan(50);
    expect(describeMeal(part.repeat(2_000)).items.length).toBeLessThanOrEqual(40);
  });
});
