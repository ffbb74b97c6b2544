import { describe, expect, it } from 'vitest';
import { builtInTable } from '#infra/foods/built-in-table.ts';
import { describeMeal } from '#test/support/built-in-foods.ts';

const records = new Map(builtInTable.map((food) => [food.id, food]));

/** Milks by their English and German name, with what they contain. */
const milks: readonly (readonly [english: string, german: string, contents: readonly string[]])[] = [
  ['oat', 'Hafer', ['gluten']],
  ['soy', 'Soja', ['soy']],
  ['almond', 'Mandel', ['nut']],
  ['rice', 'Reis', []],
  ['cashew', 'Cashew', ['nut']],
  ['macadamia', 'Macadamia', ['nut']],
  ['hazelnut', 'Haselnuss', ['nut']],
  ['pea', 'Erbsen', []],
  ['hemp', 'Hanf', []],
];

const drinks = ['latte', 'cappuccino', 'flat white', 'mocha', 'chai latte', 'matcha latte'];

const milkTexts = milks.flatMap(([english, german, contents]) =>
  drinks.flatMap((drink) => [
    { text: `${english} milk ${drink}`, milk: english, contents },
    { text: `${drink} with ${english} milk`, milk: english, contents },
    { text: `ein ${drink} mit ${german}milch`, milk: english, contents },
  ]),
);

/** Texts that state a property, with the contents and diets that the food must not have. */
const claims: readonly (readonly [text: string, without: readonly string[]])[] = [
  ['vegan burger', ['milk', 'egg', 'beef', 'pork', 'fish']],
  ['veganer Käse', ['milk', 'egg']],
  ['vegane Mayonnaise', ['milk', 'egg']],
  ['vegan chocolate ice cream', ['milk', 'egg']],
  ['gluten-free pizza', ['gluten']],
  ['glutenfreie Nudeln', ['gluten']],
  ['gluten-free toast', ['gluten']],
  ['wheat-free bread', ['gluten']],
  ['dairy-free yogurt', ['milk']],
  ['dairy-free cream cheese', ['milk']],
  ['egg-free mayo', ['egg']],
  ['nut-free granola', ['nut', 'peanut']],
  ['peanut-free granola', ['peanut']],
  ['soy-free sausage', ['soy']],
  ['alcohol-free wine', ['alcohol']],
  ['alkoholfreies Weizen', ['alcohol']],
  ['non-alcoholic gin and tonic', ['alcohol']],
  ['tofu curry', ['beef', 'pork', 'fish', 'milk']],
  ['jackfruit tacos', ['beef', 'pork', 'fish']],
  ['halloumi burger', ['beef', 'pork', 'fish']],
  ['turkey bacon', ['pork']],
  ['Putenschinken', ['pork']],
  ['chicken sausage', ['pork', 'beef']],
  ['salmon burger', ['beef', 'pork']],
  ['duck salami', ['pork']],
  ['goose ham', ['pork']],
  ['chicken bratwurst', ['pork']],
];

const nameOf = (text: string) => describeMeal(text).items.map(({ name }) => name);

describe('A food never contradicts what the text states', () => {
  it.each(milkTexts)('"$text" is one drink with that milk', ({ text, milk, contents }) => {
    const { items } = describeMeal(text);
    expect(items.map(({ name }) => name)).toEqual([expect.stringMatching(new RegExp(`\\b${milk}\\b`, 'i'))]);
    const found = records.get(items[0]?.record_id ?? '')?.contains ?? [];
    const allergens = found.filter((content) => ['milk', 'nut', 'soy', 'gluten'].includes(content));
    expect(allergens).toEqual(contents);
  });

  it.each(['spelt', 'pistachio', 'walnut'])('%s milk, which the table lacks, is named as typed', (milk) => {
    expect(nameOf(`a ${milk} milk latte`)).toEqual([expect.stringMatching(new RegExp(milk, 'i'))]);
  });

  it.each(['goat', 'lactose-free'])('%s milk in coffee stays a milk with lactose or without', (milk) => {
    expect(nameOf(`${milk} milk cappuccino`)).toEqual([expect.stringMatching(new RegExp(milk, 'i'))]);
  });

  it.each(claims)('"%s" contains nothing that it excludes', (text, without) => {
    for (const { name, record_id: id } of describeMeal(text).items) {
      const contents = records.get(id ?? '')?.contains ?? [];
      expect(
        without.filter((content) => contents.some((each) => each === content)),
        name,
      ).toEqual([]);
    }
  });
});
