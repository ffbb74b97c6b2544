import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { diaryRoutes } from '#shared/diary/routes.ts';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { emptyQueue, useQueuedTotals } from '#web/lib/offline/queued-totals.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { aDiaryDay } from '#test/support/builders/a-diary-day.ts';
import { daysAsked, mealCard, openDay, openDiary } from './open-diary.tsx';

beforeEach(() => vi.setSystemTime('2026-11-20T12:00:00Z'));
afterEach(() => vi.useRealTimers());

const eggs = aFoodEntry({ food_name: 'Two eggs', calories: 155, meal_type: 'breakfast' }, 1);
const toast = aFoodEntry({ food_name: 'Rye toast', calories: 180, meal_type: 'breakfast' }, 2);
const salmon = aFoodEntry({}, 3);
const full = aDiaryDay([eggs, toast, salmon]);

describe('A day of the diary', () => {
  it('shows its entries by meal with a total per meal, and the day against the goal', async () => {
    openDiary([full]);
    await screen.findByText('Two eggs');
    expect(mealCard('Breakfast').getAllByRole('listitem')).toHaveLength(2);
    expect(mealCard('Breakfast').getByText('335')).toBeDefined();
    expect(mealCard('Lunch').getByRole('listitem').textContent).toContain('Salmon with rice12:55 PM');
    expect(mealCard('Dinner').getByText('Nothing logged')).toBeDefined();
    const eaten = within(screen.getByRole('region', { name: 'Eaten' }));
    expect(eaten.getByText('933')).toBeDefined();
    expect(eaten.getByText('1,167 kcal left')).toBeDefined();
  });

  it('shows macros against their targets when there are targets', async () => {
    openDiary([{ ...full, macro_goals: { protein: 120, carbs: null, fat: null } }]);
    await screen.findByText('Two eggs');
    const eaten = within(screen.getByRole('region', { name: 'Eaten' }));
    expect(eaten.getAllByText('of 120 g')).toHaveLength(1);
    expect(eaten.getByText('of 120 g').closest('div')?.textContent).toContain('Protein');
  });

  it('a day of the diary shows how far it exceeds the goal', async () => {
    openDiary([aDiaryDay([aFoodEntry({ calories: 2_400 })])]);
    expect(await screen.findByText('300 kcal over your goal')).toBeDefined();
  });

  it('a day of the diary shows an empty state and offers to copy the previous day when it has entries', async () => {
    const { api, click } = openDiary([aDiaryDay([eggs, toast], { date: '2026-11-19' })]);
    api.on(foodEntryRoutes.copy, () => ({ entries: [eggs, toast] }));
    await screen.findByRole('heading', { name: 'Nothing logged on this day' });
    await screen.findByText(/Copy yesterday/);
    await click('Copy yesterday, 335 kcal');
    await waitFor(() => expect(api.sentTo(foodEntryRoutes.copy)).toHaveLength(1));
    expect(api.sentTo(foodEntryRoutes.copy)[0]?.body).toMatchObject({
      ids: [eggs.id, toast.id],
      local_date: '2026-11-20',
    });
  });

  it('offers nothing to copy when the previous day is empty too', async () => {
    const { api } = openDiary();
    await screen.findByRole('heading', { name: 'Nothing logged on this day' });
    await waitFor(() => expect(daysAsked(api)).toEqual(['2026-11-20', '2026-11-19']));
    expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull();
  });

  it('a day of the diary shows placeholders while it loads', async () => {
    const { api, user } = openDiary([full]);
    await screen.findByText('Two eggs');
    api.on(diaryRoutes.read, () => new Promise<never>(() => undefined));
    await user.click(screen.getByRole('button', { name: 'Previous day' }));
    expect(screen.getByRole('status', { name: 'Loading your day' })).toBeDefined();
  });

  it('a day of the diary shows in place why it cannot be loaded, without a toast, and loads on Retry', async () => {
    const { api, click } = openDiary([full]);
    api.on(diaryRoutes.read, () => failure('FORBIDDEN'));
    const said = await screen.findByRole('alert');
    expect(said.textContent).toContain('We couldn’t load this dayYou don’t have permission to do this.');
    expect(document.querySelector('.mantine-Notification-root')).toBeNull();
    api.on(diaryRoutes.read, () => full);
    await click('Retry');
    expect(await screen.findByText('Two eggs')).toBeDefined();
  });

  it('reports a never-loaded day when offline, and still accepts new entries', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { api, click, onAddFood } = openDiary();
    api.on(diaryRoutes.read, () => Promise.reject(new TypeError('network')));
    expect(await screen.findByRole('heading', { name: 'This day isn’t available offline' })).toBeDefined();
    await click('Add food to this day');
    expect(onAddFood).toHaveBeenCalledExactlyOnceWith('2026-11-20', undefined);
    vi.restoreAllMocks();
    api.on(diaryRoutes.read, () => full);
    await click('Retry');
    expect(await screen.findByText('Two eggs')).toBeDefined();
  });

  it('a day of the diary counts the entries queued on this device', async () => {
    const none = { carbs: 0, fat: 0, fiber: 0, sugar: 0, sodium: 0 };
    const waiting = { ...none, total_calories: 100, protein: 5, meal_count: 1 };
    useQueuedTotals.setState({ count: 1, days: new Map([['2026-11-20', waiting]]) });
    openDiary([full]);
    await screen.findByText('Two eggs');
    const eaten = within(screen.getByRole('region', { name: 'Eaten' }));
    expect(eaten.getByText('1,033')).toBeDefined();
    useQueuedTotals.setState(emptyQueue);
  });
});

describe('Choosing a day', () => {
  it('the date picker goes to the previous day and back, but not into the future', async () => {
    const { api, click } = openDiary([full]);
    await screen.findByText('Two eggs');
    expect(openDay().textContent).toBe('Today, Nov 20');
    await click('Next day');
    expect(openDay().textContent).toBe('Today, Nov 20');
    await click('Previous day');
    expect(openDay().textContent).toBe('Yesterday, Nov 19');
    await click('Previous day');
    expect(openDay().textContent).toBe('Wed, Nov 18');
    await click('Next day');
    await click('Today');
    expect(openDay().textContent).toBe('Today, Nov 20');
    expect(daysAsked(api).filter((day) => day! > '2026-11-20')).toEqual([]);
  });

  it('changes the day with the arrow keys', async () => {
    const { user } = openDiary([full]);
    openDay().focus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
    expect(openDay().textContent).toBe('Yesterday, Nov 19');
  });

  it('the diary opens any past day from the month view', async () => {
    const { api, user, click } = openDiary([
      aDiaryDay([aFoodEntry({ food_name: 'Christmas goose', local_date: '2025-12-25' })], {
        date: '2025-12-25',
      }),
    ]);
    await user.click(openDay());
    for (let month = 0; month < 11; month += 1) await click('Previous month');
    await click('Thursday, December 25');
    expect(await screen.findByText('Christmas goose')).toBeDefined();
    expect(openDay().textContent).toBe('Thu, Dec 25, 2025');
    expect(daysAsked(api)).toContain('2025-12-25');
  });

  it('logs to the selected day', async () => {
    const { onAddFood, click } = openDiary([full]);
    await click('Previous day');
    await click('Add food');
    expect(onAddFood).toHaveBeenCalledExactlyOnceWith('2026-11-19');
  });

  it('offers to add food to each meal, with or without entries', async () => {
    const { onAddFood, click } = openDiary([full]);
    await screen.findByRole('region', { name: 'Dinner' });
    await click('Add food to Dinner');
    await click('Add food to Breakfast');
    expect(onAddFood.mock.calls).toEqual([
      ['2026-11-20', 'dinner'],
      ['2026-11-20', 'breakfast'],
    ]);
  });

  it('the diary moves to the new day at midnight', async () => {
    vi.useFakeTimers({
      now: new Date('2026-11-20T23:59:30Z'),
      toFake: ['Date', 'setTimeout', 'clearTimeout'],
    });
    const { api } = openDiary();
    expect(openDay().textContent).toBe('Today, Nov 20');
    await vi.advanceTimersByTimeAsync(40_000);
    expect(openDay().textContent).toBe('Today, Nov 21');
    expect(daysAsked(api)).toContain('2026-11-21');
  });
});

describe('Deleting from the diary', () => {
  it('removes the entry, confirms it and offers Undo', async () => {
    const { api, holds, click } = openDiary([full]);
    await screen.findByText('Two eggs');
    holds(aDiaryDay([toast, salmon]));
    await click('Delete Two eggs');
    expect(await screen.findByText('Entry deleted')).toBeDefined();
    await waitFor(() => expect(mealCard('Breakfast').getAllByRole('listitem')).toHaveLength(1));
    expect(document.activeElement?.textContent).toBe('Breakfast');
    holds(full);
    await click('Undo');
    await waitFor(() => expect(mealCard('Breakfast').getAllByRole('listitem')).toHaveLength(2));
    expect(api.sentTo(foodEntryRoutes.create)[0]?.body).toMatchObject({
      food_name: 'Two eggs',
      logged_at: '2026-11-20T11:55:00.000Z',
    });
  });
});
