import { describe, expect, it } from 'vitest';
import { builtInTable, germanNames } from '#infra/foods/built-in-table.ts';
import { foodNameIn } from '#shared/nutrition/values/food-name.ts';
import { searchFoods } from '#shared/nutrition/search/search-foods.ts';
import { builtInFoods, describeMeal } from '#test/support/built-in-foods.ts';

const displayNames = [...germanNames.values()].map(([name = '']) => name);

describe('German food names', () => {
  it('cover at least 1,500 foods of the built-in table', () => {
    const ids = new Set(builtInTable.map(({ id }) => id));
    expect([...germanNames.keys()].filter((id) => !ids.has(id))).toEqual([]);
    expect(germanNames.size).toBeGreaterThanOrEqual(1_500);
  });

  it('have a different display name for every food', () => {
    expect(displayNames.filter((name) => name === '')).toEqual([]);
    expect(displayNames.filter((name, at) => displayNames.indexOf(name) !== at)).toEqual([]);
  });

  it('are displayed in German, and the English name where a German one is missing', () => {
    expect(foodNameIn('de', { name: 'Apple', german: ['Apfel', 'Äpfel'] })).toBe('Apfel');
    expect(foodNameIn('en', { name: 'Apple', german: ['Apfel', 'Äpfel'] })).toBe('Apple');
    expect(foodNameIn('de', { name: 'Egusi soup' })).toBe('Egusi soup');
  });

  it.each([
    ['Käsekuchen', 'German cheesecake'],
    ['Wirsing', 'Savoy cabbage'],
    ['Wackelpud', 'Gelatin dessert'],
    ['Zimtschn', 'Cinnamon roll'],
    ['Brötchen', 'Bread roll'],
  ])('are found first while typing: "%s"', (typed, name) => {
    expect(searchFoods(typed, builtInFoods())[0]?.record.name).toBe(name);
  });

  it.each([
    ['Rinderrouladen', 'Beef rouladen'],
    ['Quarkkuchen', 'German cheesecake'],
    ['Wirsing', 'Savoy cabbage'],
    ['Fruchtsaftschorle', 'Sparkling fruit drink'],
    ['Kräuterbutter', 'Garlic butter'],
  ])('find a food in a meal text: "%s"', (text, name) => {
    expect(describeMeal(text).items.map((item) => item.name)).toEqual([name]);
  });
});
