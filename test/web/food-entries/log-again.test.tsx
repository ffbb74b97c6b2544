import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { foodHabitsOf } from '#shared/food-entries/food-habits.ts';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { type FoodEntry, newFoodEntry } from '#shared/food-entries/schema.ts';
import { UsualMeal } from '#web/features/food-entries/repeat/usual-meal.tsx';
import { RecentEntries } from '#web/features/food-entries/list/recent-entries.tsx';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { aBanana } from '#test/support/builders/a-food-item.ts';
import { failure } from '#test/support/scripted-api.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { aDevice, online, send } from '../offline/a-device.ts';

const device = aDevice();
const NOON = '2026-11-20T12:00:00.000Z';
let count = 20;
/** Returns an entry of its own: a second request for one within a moment counts as a double tap. */
const anEntry = () =>
  aFoodEntry(
    { items: [aBanana()], note: 'Too salty', image_url: '/photos/1', meal_type: 'dinner' },
    (count += 1),
  );

const open = (entries = [anEntry()]) => {
  online(true);
  const { api } = device;
  api.on(foodEntryRoutes.remove, () => undefined);
  api.on(foodEntryRoutes.create, () => aFoodEntry({ meal_type: 'lunch' }, 9));
  return {
    api,
    ...openScreen(
      <RecentEntries entries={entries} today="2026-11-20" onEdit={() => undefined} onAll={() => undefined} />,
    ),
  };
};
const AGAIN = 'Log again Salmon with rice';

describe('Logging an entry again', () => {
  it('creates an entry with the same values, now and for the meal of the hour, without photo and note', async () => {
    const { api, click } = open();
    await click(AGAIN);
    expect((await findToast('Logged again')).text).toContain('Added Salmon with rice to your lunch');
    const body = newFoodEntry.parse(api.sentTo(foodEntryRoutes.create)[0]?.body);
    expect(body).toMatchObject({
      food_name: 'Salmon with rice',
      calories: 598,
      serving_size: '442 g',
      items: [aBanana()],
      meal_type: 'lunch',
      logged_at: NOON,
      note: null,
      image_url: null,
    });
  });

  it('can be undone in the toast', async () => {
    const { api, click } = open();
    await click(AGAIN);
    await click('Undo');
    await expect.poll(() => api.sentTo(foodEntryRoutes.remove)).toHaveLength(1);
    expect(api.sentTo(foodEntryRoutes.remove)[0]?.path).toContain(aFoodEntry({}, 9).id);
  });

  it('shows one Undo button after the entry that was logged again is deleted', async () => {
    const { api, click } = open([anEntry(), aFoodEntry({ food_name: 'Lentil soup' }, 9)]);
    await click(AGAIN);
    await findToast('Logged again');
    await click('Delete Lentil soup');
    await findToast('Entry deleted');
    await expect.poll(() => screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
    expect(screen.queryByText('Logged again')).toBeNull();
    expect(api.sentTo(foodEntryRoutes.remove)).toHaveLength(1);
  });

  it('logs it once after a double tap', async () => {
    const { api, user } = open();
    await user.dblClick(await screen.findByRole('button', { name: AGAIN }));
    await findToast('Logged again');
    expect(api.sentTo(foodEntryRoutes.create)).toHaveLength(1);
  });

  it('ERR-03 shows why the entry could not be logged', async () => {
    const { api, click } = open();
    api.on(foodEntryRoutes.create, () => failure('SERVICE_UNAVAILABLE'));
    await click(AGAIN);
    expect((await findToast('Error')).tone).toBe('error');
    expect(screen.queryByText('Logged again')).toBeNull();
  });

  it('queues the entry while offline, and Undo removes it from the queue', async () => {
    const { click } = open();
    online(false);
    await click(AGAIN);
    expect((await findToast('Saved on this device')).text).toContain('Salmon with rice');
    expect(device.browser.countOf('waiting')).toBe(1);
    await click('Undo');
    await expect.poll(() => device.browser.countOf('waiting')).toBe(0);
  });

  it('deletes the queued entry from the diary when it was sent before Undo', async () => {
    const { api, click } = open();
    online(false);
    await click(AGAIN);
    await findToast('Saved on this device');
    online(true);
    await send();
    await click('Undo');
    await expect.poll(() => api.sentTo(foodEntryRoutes.remove)).toHaveLength(1);
    const keys = api.sentTo(foodEntryRoutes.create).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });
});

describe('The usual meal of the time of day', () => {
  const habit = (food_name: string, calories: number) =>
    [17, 18, 19].map((day, index) =>
      aFoodEntry(
        {
          food_name,
          calories,
          local_date: `2026-11-${day}`,
          logged_at: `2026-11-${day}T11:30:00.000Z`,
          time_zone: 'UTC',
        },
        index,
      ),
    );
  const openUsual = (entries: FoodEntry[]) => {
    const { api } = device;
    online(true);
    api.on(foodEntryRoutes.habits, () => ({ habits: foodHabitsOf(entries) }));
    api.on(foodEntryRoutes.create, () => aFoodEntry());
    return { api, ...openScreen(<UsualMeal />) };
  };

  it('can be logged in one tap with all its foods', async () => {
    const { api, click } = openUsual([...habit('Soup', 300), ...habit('Bread', 120)]);
    expect(await screen.findByRole('region', { name: 'Your usual at this time' })).toBeDefined();
    expect(screen.getByText('Soup, Bread')).toBeDefined();
    expect(screen.getByText('420 kcal')).toBeDefined();
    await click('Log again Soup, Bread');
    expect((await findToast('Logged again')).text).toContain('Soup, Bread');
    const names = api.sentTo(foodEntryRoutes.create).map(({ body }) => (body as FoodEntry).food_name);
    expect(names).toEqual(['Soup', 'Bread']);
  });

  it('does not appear without a habit', async () => {
    const { api } = openUsual(habit('Soup', 300).slice(1));
    await expect.poll(() => api.sentTo(foodEntryRoutes.habits)).toHaveLength(1);
    await expect.poll(() => api.requests).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Your usual at this time' })).toBeNull();
  });
});
