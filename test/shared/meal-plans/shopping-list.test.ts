import { describe, expect, it } from 'vitest';
import { aisleOf } from '#shared/meal-plans/shopping/aisles.ts';
import { shoppingItemsOf, shoppingKeyOf } from '#shared/meal-plans/shopping/shopping-list.ts';
import {
  currentList,
  MAX_SHOPPING_ITEMS,
  shoppingKey,
  type StoredList,
  withItem,
  withoutItem,
} from '#shared/meal-plans/shopping/stored-list.ts';
import { readBook } from '#shared/meal-plans/read-book.ts';
import { aFoodItem } from '#test/support/builders/a-food-item.ts';
import { aPlannedMeal } from '#test/support/builders/a-planned-meal.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';

const rice = (grams: number) => aFoodItem({ name: 'White rice', grams });
const now = new Date('2026-11-23T12:00:00Z');
const empty: StoredList = { items: [] };

describe('The foods of a shopping list', () => {
  it('the foods of a shopping list are summed over all meals and name them', () => {
    const meals = [
      aPlannedMeal({ name: 'Curry', items: [rice(70)] }),
      aPlannedMeal({ name: 'Stir-fry', items: [rice(80), aFoodItem({ name: 'Broccoli', grams: 150 })] }),
    ];
    expect(shoppingItemsOf([{ meals }])).toEqual([
      { key: 'broccoli', name: 'Broccoli', grams: 150, aisle: 'produce', meals: ['Stir-fry'] },
      { key: 'white-rice', name: 'White rice', grams: 150, aisle: 'dry', meals: ['Curry', 'Stir-fry'] },
    ]);
  });

  it('the foods of a shopping list leave out logged meals and water, and count leftovers', () => {
    const meals = [
      aPlannedMeal({ items: [rice(70)], logged_entry_id: 'entry-1' }),
      aPlannedMeal({
        items: [rice(60), aFoodItem({ name: 'Water', grams: 300 })],
        leftover_of: 'row-00000009',
      }),
    ];
    expect(shoppingItemsOf([{ meals }]).map(({ name, grams }) => [name, grams])).toEqual([
      ['White rice', 60],
    ]);
  });

  it('the foods of a shopping list include a meal without known foods by its name', () => {
    expect(shoppingItemsOf([{ meals: [aPlannedMeal({ name: 'Pizza night', items: null })] }])).toMatchObject([
      { name: 'Pizza night', grams: null, aisle: 'other' },
    ]);
  });

  it('the foods of a shopping list have valid keys', () => {
    for (const name of ['Eggs (large), raw', '7Up', 'Crème fraîche', 'Soup & bread!'])
      expect(shoppingKey.safeParse(shoppingKeyOf(name)).success, name).toBe(true);
  });
});

describe('The aisles of a shopping list', () => {
  it('the aisles of a shopping list cover every ingredient of the recipe book', () => {
    const names = new Set(readBook(builtInFoods()).flatMap(({ items }) => items.map(({ name }) => name)));
    expect(names.size).toBeGreaterThan(80);
    expect([...names].filter((name) => aisleOf(name) === 'other')).toEqual([]);
  });

  it.each([
    ['Green beans', 'produce'],
    ['Red bell pepper', 'produce'],
    ['Canned chickpeas', 'cans'],
    ['Chickpeas', 'dry'],
    ['Frozen peas', 'frozen'],
    ['Peanut butter', 'snacks'],
    ['Butter', 'dairy'],
    ['Coconut milk', 'cans'],
    ['Soy milk', 'dairy'],
    ['Hamburger bun', 'bakery'],
    ['Rice noodles', 'dry'],
    ['Olive oil', 'spices'],
    ['Ground beef', 'meat'],
    ['Orange juice', 'drinks'],
    ['Dish soap', 'other'],
  ])('%s is found in the aisle "%s"', (name, aisle) => {
    expect(aisleOf(name)).toBe(aisle);
  });
});

describe('A stored shopping list', () => {
  it('a stored shopping list keeps checked foods and own items, and forgets an unchecked food', () => {
    const checked = withItem(empty, 'rice', { is_checked: true, name: null }, now)!;
    const both = withItem(checked, 'dish-soap', { is_checked: false, name: 'Dish soap' }, now)!;
    expect(both.items.map(({ key }) => key)).toEqual(['rice', 'dish-soap']);
    const unchecked = withItem(both, 'rice', { is_checked: false, name: null }, now)!;
    expect(unchecked.items.map(({ key }) => key)).toEqual(['dish-soap']);
    expect(withoutItem(unchecked, 'dish-soap', now).items).toEqual([]);
  });

  it('a stored shopping list keeps the name of an own item when it is checked', () => {
    const own = withItem(empty, 'dish-soap', { is_checked: false, name: 'Dish soap' }, now)!;
    const checked = withItem(own, 'dish-soap', { is_checked: true, name: null }, now)!;
    expect(checked.items).toMatchObject([{ name: 'Dish soap', is_checked: true }]);
  });

  it('a stored shopping list forgets check marks after a week, but not own items', () => {
    const list = withItem(empty, 'rice', { is_checked: true, name: null }, now)!;
    const both = withItem(list, 'dish-soap', { is_checked: false, name: 'Dish soap' }, now)!;
    const later = new Date('2026-11-30T12:00:01Z');
    expect(currentList(both, later).items.map(({ key }) => key)).toEqual(['dish-soap']);
  });

  it('a stored shopping list refuses an item above its limit', () => {
    const items = Array.from({ length: MAX_SHOPPING_ITEMS }, (_none, at) => ({
      key: `item-${at}`,
      name: `Item ${at}`,
      is_checked: false,
      changed_at: now.toISOString(),
    }));
    expect(withItem({ items }, 'one-more', { is_checked: false, name: 'One more' }, now)).toBeNull();
    expect(withItem({ items }, 'item-3', { is_checked: true, name: null }, now)).not.toBeNull();
  });
});
