import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { openDiary } from './open-diary.tsx';
import { PATIENCE } from '#test/support/patience.ts';

beforeEach(() => vi.setSystemTime(new Date(2026, 10, 20, 12)));
afterEach(() => vi.useRealTimers());

const form = () => within(screen.getByRole('form', { name: 'Quick add' }));
const open = async (day: 'today' | 'yesterday') => {
  const view = openDiary();
  await screen.findByRole('heading', { name: 'Nothing logged on this day' });
  if (day === 'yesterday') await view.click('Previous day');
  await view.click('Quick add');
  await screen.findByRole('form', { name: 'Quick add' }, { timeout: 15_000 * PATIENCE });
  const sent = () => view.api.sentTo(foodEntryRoutes.create).map(({ body }) => body);
  return { ...view, sent };
};

describe('Quick add', () => {
  it('logs calories alone, under a default name, to the meal of the current hour', async () => {
    const { api, sent, user } = await open('today');
    api.on(foodEntryRoutes.create, () => aFoodEntry({ calories: 250 }));
    await user.type(form().getByLabelText(/Calories/), '250{Enter}');
    expect(await screen.findByText('250 kcal to your lunch')).toBeDefined();
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).toMatchObject({
      food_name: 'Quick add',
      calories: 250,
      protein: null,
      meal_type: 'lunch',
    });
    expect(sent()[0]).toHaveProperty('logged_at', '2026-11-20T12:00:00.000Z');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('Quick add logs to the selected day and confirms it', async () => {
    const { api, sent, user } = await open('yesterday');
    api.on(foodEntryRoutes.create, () => aFoodEntry({ calories: 90, local_date: '2026-11-19' }));
    await user.type(form().getByLabelText(/Calories/), '90');
    await user.type(form().getByLabelText('Name'), 'Biscuit');
    await user.click(form().getByRole('radio', { name: 'Snack' }));
    await user.click(form().getByRole('button', { name: 'Add calories' }));
    expect(await screen.findByText('90 kcal to your lunch yesterday')).toBeDefined();
    const body = sent()[0] as { logged_at: string };
    expect(body).toMatchObject({ food_name: 'Biscuit', meal_type: 'snack' });
    expect(new Date(body.logged_at)).toEqual(new Date(2026, 10, 19, 16));
  });

  it('requires the calories, and keeps the typed values after a failure', async () => {
    const { api, sent, user } = await open('today');
    await user.click(form().getByRole('button', { name: 'Add calories' }));
    expect(form().getByText('Enter the calories.')).toBeDefined();
    expect(sent()).toEqual([]);
    api.on(foodEntryRoutes.create, () => failure('SERVICE_UNAVAILABLE'));
    await user.type(form().getByLabelText(/Calories/), '250');
    await user.dblClick(form().getByRole('button', { name: 'Add calories' }));
    await screen.findByRole('alert');
    await waitFor(() => expect(form().getByLabelText(/Calories/)).toHaveProperty('value', '250'));
    const keys = api.sentTo(foodEntryRoutes.create).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });
});
