import { describe, expect, it } from 'vitest';
import { isFiller, isJoin } from '#shared/nutrition/parse/vocabulary/filler-words.ts';
import { spanKinds } from '#shared/nutrition/values/span-kinds.ts';
import type { TextSpan } from '#shared/nutrition/values/text-spans.ts';
import { builtInTable } from '#infra/foods/built-in-table.ts';
import { describeMeal } from '#test/support/built-in-foods.ts';
import { isFull } from '#test/support/full-size.ts';

/** Formats spans: 'two eggs/food0'. */
const rendered = (text: string): string =>
  describeMeal(text)
    .spans.map(({ from, to, kind, item }) => `${text.slice(from, to)}/${kind}${item ?? ''}`)
    .join(' ');

const leadIns = [
  'I want',
  'can I have',
  'so I just had',
  'for lunch it was',
  'ich hatte',
  "I'd like to log",
  'let me get',
  'I ate some',
];

const functionWords = 'want have had the some it and for what know just also again oh because them'.split(
  ' ',
);
const quantities = ['', '2 ', 'two ', 'a ', '100 g ', 'half a ', 'a cup of '];

/** Words between foods that describe or connect. */
const connectors = ['and', 'with', ',', '. Then', 'or', 'plus', 'without'];
const strangers = ['blorp', 'Zorgle', 'xyzzy', 'qwrtz'];

/** Returns a random number generator with a seed, so that a failure can be repeated. */
const randomOf = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
};

const names = builtInTable.flatMap(({ name, aliases }) => [name, ...aliases]);

describe('The spans of a text', () => {
  it.each([
    ['two slices of toast with butter', 'two slices/amount0 of/filler toast/food0 with/filler butter/food1'],
    ['eggs for breakfast', 'eggs/food0 for breakfast/meal'],
    ['a 500 kcal burger', 'a/amount0 500 kcal/stated0 burger/food0'],
    ['coffee, no sugar', 'coffee/food0 no sugar/negated'],
    ['rice with zorgle', 'rice/food0 with/filler zorgle/unknown'],
  ])('"%s" is read word by word', (text, spans) => {
    expect(rendered(text)).toBe(spans);
  });

  it('cover every word exactly once and report every content word that no item accounts for', () => {
    const random = randomOf(20);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    for (let run = 0; run < (isFull ? 400 : 75); run += 1) {
      const parts = Array.from({ length: 1 + Math.floor(random() * 4) }, () => {
        const food = random() < 0.2 ? pick(strangers) : pick(names);
        return `${pick(quantities)}${food} ${pick(connectors)}`;
      });
      const text = `${pick(leadIns)} ${parts.join(' ')}`;
      const { items, spans, not_understood } = describeMeal(text);
      let last = 0;
      for (const { from, to, kind, item } of spans) {
        expect(from).toBeGreaterThanOrEqual(last);
        expect(spanKinds).toContain(kind);
        if (item !== undefined) expect(items[item]).toBeDefined();
        last = to;
      }
      const isCovered = (at: number): TextSpan | undefined =>
        spans.find(({ from, to }) => from <= at && at < to);
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
        const span = isCovered(index);
        expect(span, `${word} in: ${text}`).toBeDefined();
        if (span?.kind === 'unknown')
          expect(
            not_understood.some((part) => text.slice(span.from, span.to).startsWith(part)),
            text,
          ).toBe(true);
      }
      for (const stranger of strangers)
        if (text.includes(stranger))
          expect(rendered(text)).toMatch(new RegExp(`${stranger}[^/]*/(?:unknown|negated)`));
    }
  });
});

describe('Words that are no food', () => {
  it('function words with any quantity never become a food', () => {
    const invented = functionWords.flatMap((word) =>
      quantities
        .map((quantity) => `${quantity}${word}`)
        .filter((text) => describeMeal(text).items.length > 0),
    );
    expect(invented).toEqual([]);
    expect(functionWords.filter((word) => !isFiller(word) && !isJoin(word) && word !== 'oh')).toEqual([]);
  });

  it('a lead-in never changes the foods of a text', () => {
    const sample = names.filter((_, at) => at % (isFull ? 10 : 500) === 0);
    const namesOf = (text: string): string =>
      describeMeal(text)
        .items.map(({ name }) => name)
        .join(', ');
    const changed = sample.flatMap((name) => {
      const alone = namesOf(`100 g ${name}`);
      return leadIns
        .filter((lead) => namesOf(`${lead} 100 g ${name}`) !== alone)
        .map((lead) => `${lead} ${name}`);
    });
    expect(changed).toEqual([]);
  });

  it.each([
    ['I drank bleach', 'not_food'],
    ['bought apples and cheese', 'bought'],
    ['ran 5 km', 'activity'],
    ['I want to lose weight', 'goal'],
    ['the kids had pizza, I had none', 'not_eaten'],
  ])('"%s" logs nothing and says why', (text, reason) => {
    const { items, skipped } = describeMeal(text);
    expect(items).toEqual([]);
    expect(skipped.map((part) => part.reason)).toContain(reason);
  });
});

describe('The meals and days of a text', () => {
  it.each([
    [
      'porridge for breakfast and soup for lunch',
      [
        ['breakfast', null, [0]],
        ['lunch', null, [1]],
      ],
    ],
    ['yesterday I had pizza', [[null, -1, [0]]]],
    [
      '8am coffee, 1pm salad',
      [
        ['breakfast', null, [0]],
        ['lunch', null, [1]],
      ],
    ],
    [
      'b: oats, d: lasagna',
      [
        ['breakfast', null, [0]],
        ['dinner', null, [1]],
      ],
    ],
    ['gestern zum Abendessen Pizza', [['dinner', -1, [0]]]],
    ['two eggs', [[null, null, [0]]]],
    [
      'toast for breakfast, blorp for lunch',
      [
        ['breakfast', null, [0]],
        ['lunch', null, []],
      ],
    ],
  ])('"%s" is divided into its meals', (text, meals) => {
    expect(describeMeal(text).meals.map(({ meal, day, items }) => [meal, day, items])).toEqual(meals);
  });
});

describe('The clock times of a text', () => {
  it.each([
    ['8am coffee, 1:30 pm salad', ['08:00', '13:30']],
    ['last night at 9 I had pizza', ['21:00']],
    ['a burger for dinner at 7', ['19:00']],
    ['gestern um 20 Uhr Pizza', ['20:00']],
    ['oats for breakfast at 10', ['10:00']],
    ['breakfast at 7:15: toast', ['07:15']],
    // Only the user knows which half of the day these are in; after midnight is another calendar day.
    ['two eggs at 9', [null]],
    ['a snack at 4: nuts', ['16:00']],
    ['last night at 1 pizza', [null]],
    ['two eggs for breakfast', [null]],
  ])('"%s" has its times', (text, times) => {
    expect(describeMeal(text).meals.map(({ time }) => time)).toEqual(times);
  });

  it('the place of each meal in the text contains its foods', () => {
    const text = 'yesterday breakfast: oats, lunch: soup. Today at 8am two eggs';
    const { meals, spans } = describeMeal(text);
    const inMeals = meals.map((meal) =>
      spans.filter(({ from, to, kind }) => kind === 'food' && from >= meal.from && to <= meal.to),
    );
    expect(inMeals.map((own) => own.map(({ item }) => item))).toEqual(meals.map(({ items }) => items));
  });
});
