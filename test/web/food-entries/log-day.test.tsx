import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { bodyOf, field, openLogFood } from './open-log-food.tsx';

/** Local times of this machine's zone, because the form uses the device's day. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const dayShown = () => screen.getByRole('button', { name: /^Day:/ }).textContent;
/** Focuses the tab again at another time. */
const lookAgainAt = (time: Date) =>
  act(() => {
    vi.setSystemTime(time);
    window.dispatchEvent(new Event('focus'));
  });

beforeEach(() => vi.setSystemTime(at(20, 12)));
afterEach(() => vi.useRealTimers());

const soup = { 'Food name': 'Soup', Calories: '200' };

describe('The day that food is logged to', () => {
  it('the day of the Log Food form defaults to today, with the current time', async () => {
    const { api, enter, click, onLogged } = openLogFood();
    expect(dayShown()).toBe('Today, Nov 20');
    await enter(soup);
    await click('Log Food');
    await waitFor(() => expect(onLogged).toHaveBeenCalledTimes(1));
    expect(bodyOf(api).logged_at).toBe(new Date().toISOString());
  });

  it("the day comes from the place that opened the form, with the meal's usual time and the day in the message", async () => {
    const { api, enter, click, user } = openLogFood({ openedFor: '2026-11-17' });
    api.on(foodEntryRoutes.create, () => aFoodEntry({ local_date: '2026-11-17' }));
    expect(dayShown()).toBe('Tue, Nov 17');
    await enter(soup);
    await user.click(screen.getByRole('radio', { name: 'Dinner' }));
    await click('Log Food');
    expect(await screen.findByText('Added Soup to your dinner on Tue, Nov 17')).toBeDefined();
    expect(bodyOf(api).logged_at).toBe(at(17, 19).toISOString());
  });

  it('the day of the Log Food form can be chosen', async () => {
    const { api, enter, click, user, onLogged } = openLogFood();
    await user.click(screen.getByRole('button', { name: /^Day:/ }));
    await user.click(screen.getByRole('button', { name: 'Wednesday, November 18' }));
    expect(dayShown()).toBe('Wed, Nov 18');
    await enter(soup);
    await click('Log Food');
    await waitFor(() => expect(onLogged).toHaveBeenCalledTimes(1));
    expect(localDateOf(new Date(bodyOf(api).logged_at as string), zone)).toBe('2026-11-18');
  });

  it('the day of the Log Food form stays the displayed day when midnight passes during typing', async () => {
    vi.setSystemTime(at(20, 23, 58));
    const { api, enter, click, onLogged } = openLogFood();
    await enter(soup);
    lookAgainAt(at(21, 0, 3));
    expect(dayShown()).toBe('Yesterday, Nov 20');
    await click('Log Food');
    await waitFor(() => expect(onLogged).toHaveBeenCalledTimes(1));
    expect(localDateOf(new Date(bodyOf(api).logged_at as string), zone)).toBe('2026-11-20');
  });

  it('changes to the new day when midnight passes over an empty form', () => {
    vi.setSystemTime(at(20, 23, 58));
    openLogFood();
    lookAgainAt(at(21, 0, 3));
    expect(dayShown()).toBe('Today, Nov 21');
  });

  it('the day of the Log Food form returns to today when the form is left empty', async () => {
    const { click } = openLogFood({ openedFor: '2026-11-17' });
    await click('Leave');
    expect(dayShown()).toBe('Today, Nov 20');
  });

  it('the day of the Log Food form stays the same while the form has typed values', async () => {
    const { enter, click } = openLogFood({ openedFor: '2026-11-17' });
    await enter(soup);
    await click('Leave');
    expect(dayShown()).toBe('Tue, Nov 17');
    expect(field('Food name')).toHaveProperty('value', 'Soup');
  });
});
