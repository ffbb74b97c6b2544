import { describe, expect, it } from 'vitest';
import { describeMeal } from '#test/support/built-in-foods.ts';

/** Formats a parsed text: 'Egg 100, Toast 25'. */
const read = (text: string): string =>
  describeMeal(text)
    .items.map(({ name, grams }) => `${name} ${grams}`)
    .join(', ');

describe('A time of day written with a point', () => {
  it.each([
    ['13.15 two eggs', 'Egg 100'],
    ['lunch 12.45 lentil soup', 'Lentil soup 300'],
    ['9.30 apple, 18.20 pasta', 'Apple 200, Pasta 140'],
  ])('a time is not an amount in "%s"', (text, foods) => {
    expect(read(text)).toBe(foods);
  });

  it.each([
    ['1.50 cups rice', 'White rice 245'],
    ['2.50 bananas', 'Banana 315'],
    ['12.30 g butter', 'Butter 12'],
  ])('a time and an amount differ in "%s"', (text, foods) => {
    expect(read(text)).toBe(foods);
  });

  it('places foods after an hour without a colon', () => {
    const { meals } = describeMeal('at 7 oatmeal, at 1 soup');
    expect(meals.map(({ meal, time }) => `${meal} ${time}`)).toEqual(['breakfast 07:00', 'lunch 13:00']);
  });
});

describe('Words that a correction replaces', () => {
  it.each([
    ['I had a burger, sorry, a veggie burger', 'Veggie burger'],
    ['chicken, I mean turkey sandwich', 'Turkey sandwich'],
    ['3 eggs no 2 eggs and bacon', 'Egg, Bacon'],
    ['scrambled eggs from three eggs', 'Scrambled eggs'],
  ])('replaced words are not asked about in "%s"', (text, foods) => {
    const { items, not_understood } = describeMeal(text);
    expect(items.map(({ name }) => name).join(', ')).toBe(foods);
    expect(not_understood).toEqual([]);
  });
});

describe('Foods and words of everyday texts', () => {
  it.each([
    ['zwei Scheiben Brot mit Leberwurst', 'German mixed rye bread 90, Liverwurst 56'],
    ['ein alkoholfreies Weizen', 'Alcohol-free wheat beer (Alkoholfreies Weizen) 500'],
    ['nur ein Apfel', 'Apple 200'],
    ['fürs Frühstück zwei Eier', 'Egg 100'],
    ['a punnet of strawbs', 'Strawberries 250'],
    ['steak a la plancha', 'Beef steak 200'],
    ['ribeye steak medium rare', 'Ribeye steak with fat 240'],
    ['cod fish', 'Cod fish 140'],
    ['hemp milk', 'Hemp milk 244'],
    ['hemp milk latte', 'Hemp milk latte 360'],
    ['oats with oat milk', 'Rolled oats 40, Oat milk 244'],
    ['Haferflocken mit Hafermilch', 'Rolled oats 40, Oat milk 244'],
    ['my son had fish fingers and peas', 'Fish fingers 42, Green peas 36.5'],
    ['whisky neat', 'Whiskey 42'],
    ['casein shake', 'Casein shake 256'],
  ])('reads "%s" and asks about nothing', (text, foods) => {
    expect(read(text)).toBe(foods);
    expect(describeMeal(text).not_understood).toEqual([]);
  });
});
