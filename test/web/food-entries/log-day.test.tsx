import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import { anEntry } from './an-entry.ts';
import { bodyOf, field, openLogFood } from './open-log-food.tsx';

/** Local times of this machine's zone: what the form shows is the day where the device is. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const dayShown = () => screen.getByRole('button', { name: /^Day:/ }).textContent;
/** The window is looked at again at another time. */
const lookAgainAt = (time: Date) =>
  act(() => {
    vi.setSystemTime(time);
    window.dispatchEvent(new Event('focus'));
  });

beforeEach(() => vi.setSystemTime(at(20, 12)));
afterEach(() => vi.useRealTimers());

const soup = { 'Food name': 'Soup', Calories: '200' };

describe('the day that food is logged to', () => {
  it('is today, logged with the moment it is logged at', async () => {
    const { api, enter, press, onLogged } = openLogFood();
    expect(dayShown()).toBe('Today, Nov 20');
    await enter(soup);
    await press('Log Food');
    await waitFor(() => expect(onLogged).toHaveBeenCalledTimes(1));
    expect(bodyOf(api).logged_at).toBe(new Date().toISOString());
  });

  it('is the one that the form was opened for; the meal has its usual time there, and the message says the day', async () => {
    const { api, enter, press, user } = openLogFood({ openedFor: '2026-11-17' });
    api.on(foodEntryRoutes.create, () => anEntry({ local_date: '2026-11-17' }));
    expect(dayShown()).toBe('Tue, Nov 17');
    await enter(soup);
    await user.click(screen.getByRole('radio', { name: 'Dinner' }));
    await press('Log Food');
    expect(await screen.findByText('Added Soup to your dinner on Tue, Nov 17')).toBeDefined();
    expect(bodyOf(api).logged_at).toBe(at(17, 19).toISOString());
  });

  it('can be chosen', async () => {
    const { api, enter, press, user, onLogged } = openLogFood();
    await user.click(screen.getByRole('button', { name: /^Day:/ }));
    await user.click(screen.getByRole('button', { name: 'Wednesday, November 18' }));
    expect(dayShown()).toBe('Wed, Nov 18');
    await enter(soup);
    await press('Log Food');
    await waitFor(() => expect(onLogged).toHaveBeenCalledTimes(1));
    expect(localDateOf(new Date(bodyOf(api).logged_at as string), zone)).toBe('2026-11-18');
  });

  it('stays the one that the form shows when midnight passes over what is typed', async () => {
    vi.setSystemTime(at(20, 23, 58));
    const { api, enter, press, onLogged } = openLogFood();
    await enter(soup);
    lookAgainAt(at(21, 0, 3));
    expect(dayShown()).toBe('Yesterday, Nov 20');
    await press('Log Food');
    await waitFor(() => expect(onLogged).toHaveBeenCalledTimes(1));
    expect(localDateOf(new Date(bodyOf(api).logged_at as string), zone)).toBe('2026-11-20');
  });

  it('is the new day when midnight passes over an empty form', () => {
    vi.setSystemTime(at(20, 23, 58));
    openLogFood();
    lookAgainAt(at(21, 0, 3));
    expect(dayShown()).toBe('Today, Nov 21');
  });

  it('is today again for a form that was left without a word', async () => {
    const { press } = openLogFood({ openedFor: '2026-11-17' });
    await press('Leave');
    expect(dayShown()).toBe('Today, Nov 20');
  });

  it('stays with what was typed for it', async () => {
    const { enter, press } = openLogFood({ openedFor: '2026-11-17' });
    await enter(soup);
    await press('Leave');
    expect(dayShown()).toBe('Tue, Nov 17');
    expect(field('Food name')).toHaveProperty('value', 'Soup');
  });
});
