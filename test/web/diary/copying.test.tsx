import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { entryCopies, type FoodEntry } from '#shared/food-entries/schema.ts';
import { failure } from '#test/support/scripted-api.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { aDiaryDay } from '#test/support/builders/a-diary-day.ts';
import { openDiary } from './open-diary.tsx';

beforeEach(() => vi.setSystemTime('2026-11-20T12:00:00Z'));
afterEach(() => vi.useRealTimers());

const eggs = aFoodEntry({ food_name: 'Two eggs', meal_type: 'breakfast' }, 1);
const toast = aFoodEntry({ food_name: 'Rye toast', meal_type: 'breakfast' }, 2);
const salmon = aFoodEntry({}, 3);

const open = async (entries: FoodEntry[]) => {
  const view = openDiary([aDiaryDay(entries)]);
  let made = 100;
  view.api.on(foodEntryRoutes.copy, ({ body }) => ({
    entries: entryCopies.parse(body).ids.map(() => aFoodEntry({}, (made += 1))),
  }));
  await screen.findByText(entries[0]!.food_name);
  const sent = () => view.api.sentTo(foodEntryRoutes.copy);
  return { ...view, sent };
};
const dialog = () => within(screen.getByRole('dialog'));

describe('Copying in the diary', () => {
  it('copies an entry to the chosen day, optionally as another meal', async () => {
    const { sent, click, user } = await open([eggs, toast, salmon]);
    await click('Copy Salmon with rice');
    expect(screen.getByRole('dialog', { name: 'Copy Salmon with rice to…' })).toBeDefined();
    await user.click(dialog().getByRole('button', { name: 'Tuesday, November 17' }));
    await user.click(dialog().getByRole('radio', { name: 'Dinner' }));
    await user.click(dialog().getByRole('button', { name: 'Copy to Tue, Nov 17' }));
    expect(await screen.findByText('1 entry to Tue, Nov 17')).toBeDefined();
    expect(sent()[0]?.body).toEqual({
      ids: [salmon.id],
      local_date: '2026-11-17',
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      meal_type: 'dinner',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('copies a meal with all its entries to another day, but not to the future', async () => {
    const { sent, click, user } = await open([eggs, toast, salmon]);
    await click('Copy Breakfast');
    const tomorrow = dialog().getByRole('button', { name: 'Saturday, November 21' });
    expect(tomorrow).toHaveProperty('disabled', true);
    await user.click(dialog().getByRole('button', { name: 'Copy to Yesterday, Nov 19' }));
    await screen.findByText('2 entries to Yesterday, Nov 19');
    expect(sent()[0]?.body).toMatchObject({ ids: [eggs.id, toast.id], local_date: '2026-11-19' });
    expect(sent()[0]?.body).not.toHaveProperty('meal_type');
  });

  it('refuses to copy a day onto itself', async () => {
    const { sent, click, user } = await open([eggs, salmon]);
    await click('Copy day');
    await user.click(dialog().getByRole('button', { name: 'Friday, November 20' }));
    expect(dialog().getByText('These foods are already on this day. Choose another day.')).toBeDefined();
    const button = dialog().getByRole('button', { name: 'Copy to Today, Nov 20' });
    expect(button).toHaveProperty('disabled', true);
    await user.click(button);
    expect(sent()).toEqual([]);
  });

  it('refuses to copy a meal onto itself, but accepts another meal of the same day', async () => {
    const { sent, click, user } = await open([eggs, salmon]);
    await click('Copy Breakfast');
    await user.click(dialog().getByRole('button', { name: 'Friday, November 20' }));
    expect(dialog().getByText('These foods are already there. Choose another day or meal.')).toBeDefined();
    await user.click(dialog().getByRole('radio', { name: 'Dinner' }));
    await user.click(dialog().getByRole('button', { name: 'Copy to Today, Nov 20' }));
    await screen.findByText('1 entry to Today, Nov 20');
    expect(sent()[0]?.body).toMatchObject({ local_date: '2026-11-20', meal_type: 'dinner' });
  });

  it('copies a day in several requests when it has too many entries for one, and undoes all of them', async () => {
    const many = Array.from({ length: 45 }, (_, index) =>
      aFoodEntry({ food_name: `Bite ${index}`, calories: 10 }, index),
    );
    const { api, sent, click, user } = await open(many);
    await click('Copy day');
    expect(dialog().queryByRole('radio')).toBeNull();
    await user.click(dialog().getByRole('button', { name: 'Thursday, November 19' }));
    await user.click(dialog().getByRole('button', { name: 'Copy to Yesterday, Nov 19' }));
    await screen.findByText('45 entries to Yesterday, Nov 19');
    expect(sent().map(({ body }) => entryCopies.parse(body).ids.length)).toEqual([40, 5]);
    await click('Undo');
    await waitFor(() => expect(api.sentTo(foodEntryRoutes.removeTogether)).toHaveLength(2));
    const removals = api.sentTo(foodEntryRoutes.removeTogether).map(({ body }) => body as object);
    expect(removals).toMatchObject([{ local_date: '2026-11-19' }, { local_date: '2026-11-19' }]);
    expect(removals.flatMap((body) => (body as { ids: string[] }).ids)).toHaveLength(45);
  });

  it('copies once after a double click or a retry', async () => {
    const { api, sent, click, user } = await open([eggs]);
    api.on(foodEntryRoutes.copy, () => failure('SERVICE_UNAVAILABLE'));
    await click('Copy Two eggs');
    const button = dialog().getByRole('button', { name: /^Copy to/ });
    await user.click(button);
    await screen.findByRole('alert');
    api.on(foodEntryRoutes.copy, () => ({ entries: [aFoodEntry({}, 200)] }));
    await user.dblClick(button);
    await screen.findByText('Copied');
    const keys = sent().map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });
});
