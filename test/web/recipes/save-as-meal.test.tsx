import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recipeRoutes } from '#shared/recipes/routes.ts';
import { aDiaryDay } from '#test/support/builders/a-diary-day.ts';
import { openDiary } from '../diary/open-diary.tsx';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { aBanana } from '#test/support/builders/a-food-item.ts';
import { aMeal } from '#test/support/builders/a-saved-meal.ts';

beforeEach(() => vi.setSystemTime('2026-11-20T12:00:00Z'));
afterEach(() => vi.useRealTimers());

const banana = aFoodEntry({ food_name: 'Banana', meal_type: 'breakfast', items: [aBanana()] }, 1);
const typed = { food_name: 'My porridge', calories: 321, serving_size: '1 bowl (200 g)' };
const porridge = aFoodEntry({ ...typed, meal_type: 'breakfast' }, 2);
const soup = aFoodEntry({ food_name: 'Soup', serving_size: '1 bowl', meal_type: 'lunch' }, 3);

const savedAfter = async (name: string) => {
  const { api, click } = openDiary([aDiaryDay([banana, porridge, soup])]);
  api.on(recipeRoutes.create, () => aMeal());
  await screen.findByText('Banana');
  await click(name);
  await screen.findByRole('form', { name: 'New meal' });
  await click('Save');
  await waitFor(() => expect(api.sentTo(recipeRoutes.create)).toHaveLength(1));
  return api.sentTo(recipeRoutes.create)[0]?.body;
};

it('A meal of the diary is saved with all its foods, and typed ones by their served weight', async () => {
  expect(await savedAfter('Save Breakfast as a meal')).toMatchObject({
    name: 'Banana and my porridge',
    portions: 1,
    items: [
      { name: 'Banana, raw', grams: 100, record_id: 'usda:173944' },
      {
        name: 'My porridge',
        grams: 200,
        source: 'user',
        nutrients: { calories: 321 },
        per_100_g: { calories: 160.5 },
      },
    ],
  });
});

it('An entry without a weight is saved by its nutrition facts', async () => {
  expect(await savedAfter('Save as meal Soup')).toMatchObject({
    name: 'Soup',
    items: [{ name: 'Soup', grams: 0, nutrients: { calories: 598 }, per_100_g: { calories: null } }],
  });
});
