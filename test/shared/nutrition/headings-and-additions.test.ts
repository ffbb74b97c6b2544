import { describe, expect, it } from 'vitest';
import { describeMeal } from '#test/support/built-in-foods.ts';

const namesOf = (text: string): string =>
  describeMeal(text)
    .items.map(({ name }) => name)
    .join(' | ');

describe('A meal named before its foods', () => {
  it.each([
    ['dim sum: 3 har gow and 2 siu mai', 'Shrimp dumpling | Siu mai'],
    ['Tapas - olives, manchego', 'Black olives | Manchego'],
    ['Brotzeit: Brot, Käse, Radieschen', 'German mixed rye bread | Cheddar cheese | Radish'],
    ['Brotzeit mit Käse', 'Open cheese sandwich (Brot mit Käse)'],
  ])('gives way to them: "%s"', (text, names) => {
    const { items, not_understood: unknown } = describeMeal(text);
    expect(items.map(({ name }) => name).join(' | ')).toBe(names);
    expect(unknown).toEqual([]);
  });

  it.each([
    ['dim sum', 'Steamed dumplings'],
    ['2 dim sum and a green tea', 'Steamed dumplings | Green tea'],
    ['eine Brotzeit', 'Brotzeit'],
  ])('logs a food without them: "%s"', (text, names) => {
    expect(namesOf(text)).toBe(names);
  });
});

describe('The dressing of a salad that contains it', () => {
  it.each([
    ['Caesar salad with dressing', 'Caesar salad'],
    ['a Caesar salad, dressing on the side', 'Caesar salad'],
    ['chicken caesar salad with extra dressing', 'Chicken caesar salad | Vinaigrette'],
    ['greek salad with dressing', 'Greek salad | Vinaigrette'],
  ])('counts only once: "%s"', (text, names) => {
    expect(namesOf(text)).toBe(names);
  });
});

describe('Additions to drinks', () => {
  it.each([
    ['a smoothie with a scoop of whey protein', /smoothie \| whey powder/i],
    ['smoothie with banana, whey and oat milk', /smoothie.* \| whey powder/i],
    ['500 ml water with electrolytes', /^Water$/],
    ['Wasser mit Elektrolyten', /^Water$/],
    ['water with an electrolyte tablet', /^Electrolyte solution$/],
  ])('count only once: "%s"', (text, names) => {
    expect(namesOf(text)).toMatch(names);
  });
});

describe('Occasions and chains around a food', () => {
  it.each([
    ['rice cakes with honey pre run', 'Rice cakes | Honey'],
    ['2 Energieriegel und eine Banane beim Wandern', 'Energy bar | Banana'],
    ['Kaffee, aber ohne Milch', 'Black coffee'],
    ['a starbucks grande latte and a croissant', 'Latte | Croissant'],
    ['a glass of fairlife milk', 'Milk'],
  ])('never lead to a question: "%s"', (text, names) => {
    expect(namesOf(text)).toBe(names);
    expect(describeMeal(text).not_understood).toEqual([]);
  });

  it('reads a chain and a size as the volume of the drink', () => {
    const [latte] = describeMeal('a starbucks grande latte').items;
    expect(latte?.grams).toBeGreaterThan(450);
    expect(describeMeal('a small milk').items[0]?.grams).toBeLessThan(244);
  });
});

describe('A portion after a comma', () => {
  it.each([
    ['Snickers, 1 bar', 'Snickers'],
    ['kitkat, 2 bars', 'Kit kat'],
    ['a banana, 1 bar', 'Banana | Breakfast bar'],
  ])('counts the food that comes in it: "%s"', (text, names) => {
    expect(namesOf(text)).toBe(names);
  });
});
