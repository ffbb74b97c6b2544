import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { newFoodEntry } from '#shared/food-entries/schema.ts';
import { foodRoutes } from '#shared/foods/routes.ts';
import { describedText } from '#test/support/described-text.ts';
import { aHit } from '#test/support/builders/a-food-hit.ts';
import { clickButton } from '#test/support/screen/click-button.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { openLogger, type } from './open-voice-logger.tsx';
import { aRecogniser, withLogger } from './with-logger.ts';

const logger = withLogger(aRecogniser, {});
beforeEach(() => {
  vi.setSystemTime(new Date(2026, 10, 20, 21));
  logger.api.on(foodRoutes.describe, describedText);
  logger.api.on(foodRoutes.search, () => ({ foods: [aHit({ name: 'Blorp cake', serving_grams: 80 })] }));
  logger.api.on(foodEntryRoutes.remove, () => undefined);
});
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

const entries = () => logger.api.sentTo(foodEntryRoutes.create).map(({ body }) => newFoodEntry.parse(body));

describe('A dictated day', () => {
  it('a day dictated in one phrase is previewed by meal, logged with one tap and undone with one', async () => {
    openLogger();
    await type('for breakfast oatmeal, for lunch a green salad and yesterday for dinner pizza');
    for (const name of ['Today, breakfast', 'Today, lunch', 'Yesterday, dinner'])
      expect(await screen.findByRole('region', { name })).toBeDefined();
    await clickButton('Log Food');
    await findToast('3 meals logged');
    expect(entries()).toMatchObject([
      { meal_type: 'breakfast', spoken: true, items: [{ name: 'Oatmeal' }] },
      { meal_type: 'lunch', spoken: true, items: [{ name: 'Green salad' }] },
      { meal_type: 'dinner', spoken: true, items: [{ name: 'Cheese pizza' }] },
    ]);
    expect(new Date(entries()[2]!.logged_at!).getDate()).toBe(19);
    await clickButton('Undo');
    await expect.poll(() => logger.api.sentTo(foodEntryRoutes.remove)).toHaveLength(3);
  });

  it('a day dictated in several phrases keeps each food with its meal, and a phrase without a meal with the one before', async () => {
    openLogger();
    await type('oatmeal for breakfast');
    await type('and a banana');
    await type('a green salad for lunch');
    const breakfast = await screen.findByRole('region', { name: 'Today, breakfast' });
    const lunch = await screen.findByRole('region', { name: 'Today, lunch' });
    expect(breakfast.textContent).toMatch(/Oatmeal.*Banana/s);
    expect(lunch.textContent).toContain('Green salad');
    await clickButton('Scratch that');
    expect(screen.queryByRole('region', { name: 'Today, lunch' })).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Breakfast' })).toBeDefined();
  });

  it('VLOG-14 a phrase without a meal is a snack, and a stated day wins', async () => {
    openLogger();
    await type('yesterday a banana');
    await clickButton('Log Food');
    await findToast('Food Logged');
    expect(entries()[0]).toMatchObject({ meal_type: 'snack' });
    expect(new Date(entries()[0]!.logged_at!).getDate()).toBe(19);
  });
});

describe('Words of a phrase that were not understood', () => {
  it('words that were not understood are asked about in the transcript and added to the meal', async () => {
    openLogger();
    await type('a banana with blorp');
    const line = within(await screen.findByRole('region', { name: 'Your text' }));
    expect(line.getByRole('button', { name: /^blorp/ })).toBeDefined();
    await clickButton('Add Blorp cake');
    expect(screen.getByRole('list', { name: 'Foods you mentioned' }).textContent).toContain('Blorp cake');
    expect(screen.queryByText(/add it\?/)).toBeNull();
    await clickButton('Scratch that');
    expect(screen.queryByRole('list', { name: 'Foods you mentioned' })?.textContent ?? '').not.toContain(
      'Blorp',
    );
  });

  it('words that were not understood stay asked about after the meal was logged', async () => {
    openLogger();
    await type('a banana with blorp for lunch');
    await clickButton('Log Food');
    await findToast('Food Logged');
    expect(await screen.findByRole('group', { name: /“blorp” from Today, lunch: add it\?/ })).toBeDefined();
  });
});
