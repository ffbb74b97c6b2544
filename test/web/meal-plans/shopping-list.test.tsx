import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mealPlanRoutes } from '#shared/meal-plans/routes.ts';
import type { MealPlan } from '#shared/meal-plans/schema.ts';
import {
  type ShoppingItemWrite,
  type StoredList,
  withItem,
  withoutItem,
} from '#shared/meal-plans/shopping/stored-list.ts';
import { aFoodItem } from '#test/support/builders/a-food-item.ts';
import { aPlannedMeal } from '#test/support/builders/a-planned-meal.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { ShoppingListDialog } from '#web/features/meal-plans/shopping/shopping-list-dialog.tsx';

const days: MealPlan[] = [
  {
    date: '2026-11-24',
    meals: [
      aPlannedMeal({
        name: 'Curry',
        items: [
          aFoodItem({ name: 'White rice', grams: 143 }),
          aFoodItem({ name: 'Egg', grams: 120 }),
          aFoodItem({ name: 'Potatoes', grams: 1_130 }),
        ],
      }),
    ],
    version: 1,
    updated_at: null,
  },
];

const openList = (planned = days) => {
  const api = scriptedApi();
  let list: StoredList = { items: [] };
  const keyOf = (path: string): string => decodeURIComponent(path.split('/').at(-1)!);
  api.on(mealPlanRoutes.shoppingList, () => list);
  api.on(mealPlanRoutes.saveShoppingItem, ({ path, body }) => {
    list = withItem(list, keyOf(path), body as ShoppingItemWrite, new Date())!;
    return list;
  });
  api.on(mealPlanRoutes.removeShoppingItem, ({ path }) => {
    list = withoutItem(list, keyOf(path), new Date());
    return list;
  });
  return { api, list: () => list, ...openScreen(<ShoppingListDialog days={planned} onClose={vi.fn()} />) };
};

describe('The shopping list', () => {
  it('the shopping list shows rounded amounts by aisle, with the meals that need them', async () => {
    openList();
    const vegetables = within(await screen.findByRole('region', { name: 'Fruit and vegetables' }));
    expect(vegetables.getByLabelText('Potatoes, 1.2 kg')).toBeDefined();
    expect(screen.getByLabelText('White rice, 145 g')).toBeDefined();
    expect(screen.getByLabelText('Egg, 3 pieces')).toBeDefined();
    expect(screen.getAllByText('Curry')).toHaveLength(3);
  });

  it('the shopping list keeps what is checked off', async () => {
    const { user, list } = openList();
    await user.click(await screen.findByLabelText('White rice, 145 g'));
    expect(await screen.findByText('1 of 3 items checked')).toBeDefined();
    await waitFor(() => expect(list().items).toMatchObject([{ key: 'white-rice', is_checked: true }]));
    await user.click(screen.getByLabelText('White rice, 145 g'));
    await waitFor(() => expect(list().items).toEqual([]));
  });

  it('the shopping list accepts own items, which can be removed and restored', async () => {
    const { user, list } = openList();
    await user.type(await screen.findByLabelText('Add an item'), 'Dish soap');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByLabelText('Dish soap')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Remove Dish soap' }));
    await findToast('Item removed');
    expect(screen.queryByLabelText('Dish soap')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(list().items).toMatchObject([{ name: 'Dish soap' }]));
  });

  it('the shopping list is copied where the browser cannot share, without checked items', async () => {
    const { user } = openList();
    const written: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text));
    await user.click(await screen.findByLabelText('Egg, 3 pieces'));
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await findToast('Copied');
    expect(written).toEqual([
      'Fruit and vegetables\n- Potatoes, 1.2 kg\n\nRice, pasta, beans and nuts\n- White rice, 145 g',
    ]);
  });

  it('the shopping list says how it fills when nothing is planned', async () => {
    openList([]);
    expect(await screen.findByText(/Plan a few meals and their ingredients appear here/)).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Print' }).disabled).toBe(true);
  });

  it('the shopping list shows a failed load in place and a failed change as a message', async () => {
    const { api, user } = openList();
    api.on(mealPlanRoutes.saveShoppingItem, () => failure('VALIDATION_FAILED'));
    await user.click(await screen.findByLabelText('White rice, 145 g'));
    await findToast('Error');
    expect(await screen.findByText('0 of 3 items checked')).toBeDefined();
  });
});
