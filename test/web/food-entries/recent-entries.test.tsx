import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { newFoodEntry } from '#shared/food-entries/schema.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { RecentEntries } from '#web/features/food-entries/list/recent-entries.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { findToast } from '#test/support/screen/find-toast.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { aBanana } from '#test/support/builders/a-food-item.ts';

const open = (entries: FoodEntry[]) => {
  const api = scriptedApi();
  api.on(foodEntryRoutes.remove, () => undefined);
  api.on(foodEntryRoutes.create, () => aFoodEntry());
  return {
    api,
    ...openScreen(
      <RecentEntries entries={entries} today="2026-11-20" onEdit={() => undefined} onAll={() => undefined} />,
    ),
  };
};

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

describe('The list of recent entries', () => {
  it('ENTRY-01 the list of recent entries shows the latest ten entries, newest first', () => {
    open(Array.from({ length: 10 }, (_, index) => aFoodEntry({ food_name: `Food ${index}` }, index)));
    expect(rows()).toHaveLength(10);
    expect(rows()[0]).toContain('Food 0');
  });

  it('shows meal, time, source, serving and calories of each entry', () => {
    open([aFoodEntry({ items: [aBanana(), aBanana({ record_id: 'usda:171284' })] })]);
    expect(rows()[0]).toBe('Salmon with riceLunch, 12:55 PMUSDA 173944 and 1 more442 g598 kcal');
  });

  it('shows the day of an older entry, and its time in its own time zone', () => {
    open([
      aFoodEntry({ local_date: '2026-11-19' }, 1),
      aFoodEntry(
        { local_date: '2026-11-17', logged_at: '2026-11-18T04:30:00Z', time_zone: 'America/New_York' },
        2,
      ),
    ]);
    expect(rows()[0]).toContain('Lunch, Yesterday, 12:55 PM');
    expect(rows()[1]).toContain('Lunch, Tue, Nov 17, 11:30 PM');
  });

  it('shows the note of an entry with its line breaks, and nothing for an entry without one (D53)', () => {
    open([aFoodEntry({ note: 'At Grandma\u2019s.\nToo salty' }, 1), aFoodEntry({}, 2)]);
    expect(rows()[0]).toContain('Note: At Grandma\u2019s.\nToo salty');
    expect(rows()[1]).not.toContain('Note');
  });

  it.each([
    ['Entered manually', null],
    ['Estimated, not in our database', [aBanana({ record_id: null, source: 'model' })]],
  ])('the list of recent entries shows "%s" when no record is known', (words, items) => {
    open([aFoodEntry({ items })]);
    expect(rows()[0]).toContain(words);
  });

  it('the list of recent entries explains its purpose while it is empty', () => {
    open([]);
    expect(screen.getByText('Nothing logged yet. Your latest meals will appear here.')).toBeDefined();
  });
});

describe('Deleting an entry', () => {
  const entry = aFoodEntry({ items: [aBanana()], fiber: 3.5, note: 'Too salty' });

  it('ENTRY-02 ENTRY-03 deletes the entry and confirms it', async () => {
    const { api, user } = open([entry, aFoodEntry({ food_name: 'Apple' }, 2)]);
    await user.click(screen.getByRole('button', { name: 'Delete Salmon with rice' }));
    const said = await findToast('Entry deleted');
    expect(said.tone).toBe('success');
    expect(said.text).toContain('Entry deletedSalmon with rice');
    expect(api.sentTo(foodEntryRoutes.remove).map(({ path }) => path)).toEqual([
      `/api/food-entries/${entry.id}`,
    ]);
    expect(document.activeElement?.textContent).toBe('Recent entries');
  });

  it('keeps offering Undo after it failed, and restores the entry once under one key', async () => {
    const { api, user } = open([entry]);
    api.on(foodEntryRoutes.create, () => failure('INTERNAL'));
    await user.click(screen.getByRole('button', { name: 'Delete Salmon with rice' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await findToast('Not undone yet');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await findToast('Not undone yet');
    api.on(foodEntryRoutes.create, () => aFoodEntry());
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect.poll(() => api.sentTo(foodEntryRoutes.create)).toHaveLength(3);
    const keys = api.sentTo(foodEntryRoutes.create).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys)).toHaveLength(1);
    await expect.poll(() => screen.queryByText('Not undone yet')).toBeNull();
  });

  it('restores the same entry on Undo, at its time and in its time zone', async () => {
    const { api, user } = open([entry]);
    await user.click(screen.getByRole('button', { name: 'Delete Salmon with rice' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect.poll(() => api.sentTo(foodEntryRoutes.create)).toHaveLength(1);
    const body = api.sentTo(foodEntryRoutes.create)[0]?.body;
    expect(newFoodEntry.parse(body)).toEqual({
      food_name: 'Salmon with rice',
      calories: 598,
      protein: 38,
      carbs: 54,
      fat: 25,
      fiber: 3.5,
      sugar: null,
      sodium: null,
      serving_size: '442 g',
      note: 'Too salty',
      confidence_score: null,
      image_url: null,
      meal_type: 'lunch',
      logged_at: '2026-11-20T11:55:00.000Z',
      time_zone: 'Europe/Berlin',
      items: entry.items,
    });
  });

  it('ENTRY-04 ERR-03 shows why it could not delete the entry, and keeps it', async () => {
    const { api, user } = open([entry]);
    api.on(foodEntryRoutes.remove, () => failure('FOOD_ENTRY_NOT_FOUND'));
    await user.click(screen.getByRole('button', { name: 'Delete Salmon with rice' }));
    expect(await findToast('Error')).toEqual({
      tone: 'error',
      text: 'ErrorThis entry no longer exists.',
    });
    expect(screen.getByText('Salmon with rice')).toBeDefined();
  });
});
