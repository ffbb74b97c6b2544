import { describe, expect, it } from 'vitest';
import { builtInTable } from '#infra/foods/built-in-table.ts';
import { isFull } from '#test/support/full-size.ts';
import { describeMeal } from '#test/support/built-in-foods.ts';

const records = new Map(builtInTable.map((food) => [food.id, food]));

const drinks = ['latte', 'cappuccino', 'flat white', 'mocha', 'chai latte', 'matcha latte', 'hot chocolate'];
const milks = ['soy', 'oat', 'almond', 'coconut', 'rice', 'cashew', 'hemp'];
const dishes = [
  'lasagna',
  'burger',
  'pizza',
  'curry',
  'sausage',
  'bread',
  'cookie',
  'ice cream',
  'cheese',
  'yogurt',
];

/** Contents that a claim excludes. */
const claims = [
  ['vegan', ['milk', 'egg', 'fish', 'pork', 'crustacean']],
  ['veganer', ['milk', 'egg', 'fish', 'pork', 'crustacean']],
  ['gluten-free', ['gluten']],
  ['glutenfreies', ['gluten']],
  ['dairy-free', ['milk']],
] as const;

describe('A matched food has the allergens of the text', () => {
  it.each(drinks.flatMap((drink) => milks.map((milk) => [`${milk} milk ${drink}`, milk])))(
    '"%s" is never a drink with another milk',
    (text, milk) => {
      for (const { name, record_id } of describeMeal(text).items) {
        const others = milks.filter((each) => each !== milk);
        expect(others.filter((other) => new RegExp(`\\b${other}\\b`, 'i').test(name))).toEqual([]);
        expect(records.get(record_id ?? '')?.contains).not.toContain('milk');
      }
    },
  );

  it.each(
    dishes.flatMap((dish) => claims.map(([claim, excluded]) => [`${claim} ${dish}`, excluded] as const)),
  )('"%s" is never a food with what the text excludes', (text, excluded) => {
    for (const { name, record_id } of describeMeal(text).items) {
      const contents = records.get(record_id ?? '')?.contains ?? [];
      expect(
        excluded.filter((content) => contents.includes(content)),
        name,
      ).toEqual([]);
    }
  });

  it.each([
    ['alcohol-free beer', /alcohol/i],
    ['alkoholfreies Bier', /alcohol/i],
    ['decaf latte', /decaf/i],
    ['tofu burger', /tofu/i],
    ['fish burger', /fish/i],
    ['grande soy latte', /soy/i],
  ])('"%s" keeps that property in the name', (text, name) => {
    const { items } = describeMeal(text);
    expect(items.map((item) => item.name)).toEqual([expect.stringMatching(name)]);
  });

  /** Names without additions: in 'vegan bread with butter' the text itself names the butter. */
  const plainNames = builtInTable
    .map(({ name }) => name)
    .filter((name) => !/\b(?:with|and|in|on)\b|,/.test(name));

  it.each([
    ['vegan', ['milk', 'egg', 'fish', 'pork', 'crustacean', 'mollusc']],
    ['gluten-free', ['gluten']],
    ['dairy-free', ['milk']],
    ['egg-free', ['egg']],
    ['nut-free', ['nut', 'peanut']],
    ['alcohol-free', ['alcohol']],
  ] as const)(
    '"%s" before any name of the table never logs what it excludes',
    (claim, excluded) => {
      const wrong = plainNames
        .filter((_, at) => at % (isFull ? 1 : 37) === 0)
        .flatMap((name) => describeMeal(`${claim} ${name}`).items.map((item) => ({ name, item })))
        .filter(({ item }) =>
          excluded.some((content) => records.get(item.record_id ?? '')?.contains?.includes(content) === true),
        );
      expect(wrong.map(({ name, item }) => `${claim} ${name}: ${item.name}`)).toEqual([]);
    },
    600_000,
  );
});
