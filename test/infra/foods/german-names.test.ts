import { describe, expect, it } from 'vitest';
import { builtInTable, germanNames } from '#infra/foods/built-in-table.ts';
import { foodNameIn } from '#shared/nutrition/values/food-name.ts';
import { searchFoods } from '#shared/nutrition/search/search-foods.ts';
import { builtInFoods, describeMeal } from '#test/support/built-in-foods.ts';

const displayNames = [...germanNames.values()].map(([name = '']) => name);

describe('German food names', () => {
  it('contains German names for at least 1,500 foods of the built-in table', () => {
    const ids = new Set(builtInTable.map(({ id }) => id));
    expect([...germanNames.keys()].filter((id) => !ids.has(id))).toEqual([]);
    expect(germanNames.size).toBeGreaterThanOrEqual(1_500);
  });

  it('gives every food a different German display name', () => {
    expect(displayNames.filter((name) => name === '')).toEqual([]);
    expect(displayNames.filter((name, at) => displayNames.indexOf(name) !== at)).toEqual([]);
  });

  it('displays the German name, and the English name where a German one is missing', () => {
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
  ])('finds the food first while typing the German name "%s"', (typed, name) => {
    expect(searchFoods(typed, builtInFoods())[0]?.record.name).toBe(name);
  });

  it.each([
    ['Rinderrouladen', 'Beef rouladen'],
    ['Quarkkuchen', 'German cheesecake'],
    ['Wirsing', 'Savoy cabbage'],
    ['Fruchtsaftschorle', 'Sparkling fruit drink'],
    ['Kräuterbutter', 'Garlic butter'],
  ])('finds the food of the German meal text "%s"', (text, name) => {
    expect(describeMeal(text).items.map((item) => item.name)).toEqual([name]);
  });
});
