import { describe, expect, it } from 'vitest';
import { parseFoodRow } from '#shared/nutrition/table/food-row.ts';
import { createFoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import { searchFoods } from '#shared/nutrition/search/search-foods.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';

const foods = builtInFoods();
const namesFor = (typed: string): string[] => searchFoods(typed, foods).map(({ record }) => record.name);

const row = (id: string, name: string, aliases = ''): string =>
  `${id} | ${name} | ${aliases} | 100 1 1 1 1 1 1 | serving=100`;
/** Creates a table of a few foods, in this order. */
const among = (...rows: string[]) => {
  const knowledge = createFoodKnowledge(rows.map(parseFoodRow));
  return (typed: string): string[] => searchFoods(typed, knowledge).map(({ record }) => record.name);
};

describe('Searching foods by the beginning of their names', () => {
  it('finds foods before the word is complete', () => {
    expect(namesFor('chick')).toContain('Chicken breast');
    expect(namesFor('chicken br')[0]).toBe('Chicken breast');
    expect(namesFor('peanut b')[0]).toBe('Peanut butter');
  });

  it.each([
    ['plain oats', 'Rolled oats'],
    ['plain chicken', 'Chicken breast'],
    ['normale Milch', 'Milk'],
    ['plain yogurt', 'Plain yogurt'],
  ])('finds the food itself for %s', (typed, name) => {
    expect(namesFor(typed)[0]).toBe(name);
  });

  it('ranks exact names first, then kinds of the food, then foods made from it', () => {
    const find = among(
      row('usda:1', 'Bread with jam', 'jam sandwich'),
      row('usda:2', 'Strawberry jam', 'berry spread'),
      row('usda:3', 'Jam tart', 'tart'),
      row('usda:4', 'Jam', 'preserve'),
      row('usda:5', 'Marmalade', 'jam of oranges'),
    );
    expect(find('jam')).toEqual(['Jam', 'Strawberry jam', 'Jam tart', 'Bread with jam', 'Marmalade']);
  });

  it('ranks plain foods before brands, unless the query names a brand', () => {
    const find = among(
      row('usda:1', 'KRAFT, cheddar cheese'),
      row('usda:2', 'Cheddar cheese, mild'),
      row('usda:3', "McDONALD'S, cheese fries"),
    );
    expect(find('chedd')).toEqual(['Cheddar cheese, mild', 'KRAFT, cheddar cheese']);
    expect(find('kraft')).toEqual(['KRAFT, cheddar cheese']);
  });

  it('shows the alias that matched', () => {
    const [first] = searchFoods('coke', foods);
    expect([first?.record.name, first?.alias]).toEqual(['Cola', 'coke']);
    expect(searchFoods('banana', foods)[0]).toMatchObject({ record: { name: 'Banana' }, alias: null });
  });

  it.each([
    ['mlik', 'Milk'],
    ['aples', 'Apple'],
    ['icecream', 'Vanilla ice cream'],
    ['spagetti', 'Pasta'],
  ])('ranks the intended food of the typo %s first: %s', (typed, name) => {
    expect(namesFor(typed)[0]).toBe(name);
  });

  it.each([
    ['a slip', 'brocoli', 'Broccoli'],
    ['a slip in a word that is not complete', 'brocol', 'Broccoli'],
    ['a plural', 'eggs', 'Egg'],
    ['a plural that is not complete', 'tomatoe', 'Tomato'],
    ['accents', 'crêpe', 'Crepe'],
    ['capitals and blanks', '  BANANA ', 'Banana'],
    ['markup', '<b>banana</b>', 'Banana'],
    ['an amount', '2 slices of banan', 'Banana'],
    ['two words for one', 'cream ch', 'Cream cheese'],
    ['a small word that may go on', 'to', 'Tomato'],
  ])('tolerates %s', (_, typed, name) => {
    expect(namesFor(typed).slice(0, 3)).toContain(name);
  });

  it.each(['', ' ', '鶏肉の', 'ڤڤڤ', '%%%', '🍌', '1', '2.5', 'zzzzzz', '\u0000', '(((', '<script>'])(
    'returns nothing for %j without an error',
    (typed) => expect(namesFor(typed)).toEqual([]),
  );

  it('returns at most twenty foods, each once, in a stable order', () => {
    for (const typed of ['a', 's', 'chick', 'rice wi', 'milk ']) {
      const found = searchFoods(typed, foods).map(({ record }) => record.id);
      expect(found.length).toBeLessThanOrEqual(20);
      expect(new Set(found).size).toBe(found.length);
      expect(searchFoods(typed, foods).map(({ record }) => record.id)).toEqual(found);
    }
  });

  it('finds every food by its name', () => {
    const { names } = foods.index;
    const missing: string[] = [];
    for (let at = 0; at < names.length; at += 37) {
      const { name } = names.at(at)!.record;
      if (!namesFor(name).includes(name)) missing.push(name);
    }
    expect(missing).toEqual([]);
  });
});
