import { describe, expect, it } from 'vitest';
import { describeMeal } from '#test/support/built-in-foods.ts';

/** 'Egg 100, Toast 25' of a text. */
const told = (text: string): string =>
  describeMeal(text)
    .items.map((item) => `${item.name} ${item.grams}`)
    .join(', ');

describe('What people say about amounts is understood:', () => {
  it.each([
    ['a couple of bananas', 'Banana 252'],
    ['half a dozen eggs', 'Egg 300'],
    ['two and a half cups of rice', 'White rice 408'],
    ['1½ cups milk', 'Milk 366'],
    ['1,5 dl milk', 'Milk 155'],
    ['3 meatballs, each weighing 30 grams', 'Meatballs 90'],
    ['3 meatballs of 30 g each', 'Meatballs 90'],
    ['a total of 90 grams of rice', 'White rice 90'],
    ['rice, about 200 g', 'White rice 200'],
    ['a banana that weighs 126 grams', 'Banana 126'],
    ['rice and fish, 154 g and 248 g respectively', 'White rice 154, Grilled fish 248'],
    ['to eggs', 'Egg 100'],
    ['an avocado', 'Avocado 150'],
    ['12 oz can of cola', 'Cola 372'],
    ['12 oz steak', 'Beef steak 340'],
    ['60.4 of potatoes and 20 g butter', 'Boiled potatoes 60, Butter 20'],
  ])('%s', (text, foods) => {
    expect(told(text)).toBe(foods);
  });
});

describe('What people say about foods is understood:', () => {
  it.each([
    ['a 7 Up', 'Lemon lime soda 355'],
    ['200 g type 500 flour', 'Wheat flour 200'],
    ['brocoli and spagetti', 'Broccoli 90, Pasta 140'],
    ['chicken or turkey soup', 'Chicken soup 245'],
    ['2 slices of bread with butter and honey', 'Bread with honey 90'],
    ['100 g courgette', 'Zucchini 100'],
    ['50 g groundnuts', 'Peanuts 50'],
    ['coffee from a fast food restaurant', 'Black coffee 360'],
  ])('%s', (text, foods) => {
    expect(told(text)).toBe(foods);
  });

  it('never takes what is denied for eaten', () => {
    expect(told('pizza with no cheese')).not.toContain('Cheese,');
    expect(describeMeal('toast without butter').items.map(({ name }) => name)).toEqual(['Toast']);
  });

  it('cuts an amount that no one eats, and is not sure of it', () => {
    const [rice] = describeMeal('5000 g rice').items;
    expect([rice?.grams, rice?.amount_cut]).toEqual([1_500, true]);
    expect(rice?.confidence).toBeLessThanOrEqual(0.4);
    expect(describeMeal('200 g rice').items[0]?.amount_cut).toBeUndefined();
  });
});

describe('Beside a food', () => {
  it('stand at most three others that the words may mean, each weighed and with its record', () => {
    const [milk] = describeMeal('a glass of milk').items;
    expect(milk?.alternatives?.length).toBeGreaterThan(0);
    expect(milk?.alternatives?.length).toBeLessThanOrEqual(3);
    for (const other of milk?.alternatives ?? []) {
      expect(other.record_id).not.toBe(milk?.record_id);
      expect(other.grams).toBeGreaterThan(0);
      expect(other.name.toLowerCase()).toContain('milk');
    }
  });
});

describe('A text that is no meal', () => {
  it.each(['', 'x'.repeat(10_000), '🍕'.repeat(3_000), '12345 67 8', '<b></b>', 'сырники', '寿司と味噌汁'])(
    'has no food: %#',
    (text) => {
      expect(describeMeal(text).items).toEqual([]);
    },
  );
});
