import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reminderRoutes } from '#shared/reminders/routes.ts';
import { usePushLife } from '#web/app/use-push-life.ts';
import { keepReminders } from '#web/lib/push/keep-reminders.ts';
import { leavePush } from '#web/lib/push/leave-push.ts';
import { remindedHere } from '#web/lib/push/reminded-here.ts';
import { deviceIdOf } from '#web/lib/push/subscription.ts';
import { ownTimeZone } from '#web/lib/time/own-time-zone.ts';
import { forgetEverybody, signIn } from '../billing/signed-in.ts';
import { aBrowser, forgetBrowser } from './a-browser.ts';
import { keptReminders, lunch } from './an-api.ts';

beforeEach(signIn);
afterEach(() => {
  forgetBrowser();
  forgetEverybody();
});

const life = (owner?: string) =>
  renderHook(
    () => {
      usePushLife(owner);
      return useLocation().pathname;
    },
    { wrapper: ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter> },
  );

/** A browser in which the person turned reminders on. */
const reminded = async (zone = ownTimeZone()) => {
  const browser = aBrowser('granted', 'granted');
  const id = await deviceIdOf(await browser.moves());
  const api = keptReminders({
    reminders: [lunch],
    time_zone: zone,
    devices: [{ id, created_at: '2026-11-20T10:00:00.000Z' }],
  });
  remindedHere.set('mara');
  return { browser, id, ...api };
};

describe('A browser with reminders', () => {
  it('goes to the page that a pressed reminder is about, and to no other site', () => {
    const { worker } = aBrowser();
    const { result } = life();
    const told = (data: unknown) =>
      act(() => void worker.dispatchEvent(new MessageEvent('message', { data })));
    told({ type: 'OPEN', path: '/dashboard' });
    expect(result.current).toBe('/dashboard');
    told({ type: 'OPEN', path: 'https://evil.example' });
    told(null);
    expect(result.current).toBe('/dashboard');
  });

  it('asks nothing of the server where nothing changed', async () => {
    const { api } = await reminded();
    await keepReminders();
    expect(api.requests.map(({ route }) => route)).toEqual(['GET /api/reminders']);
  });

  it('tells the address that its push service gave it, and the zone that the person came to', async () => {
    const { browser, kept, id } = await reminded('Asia/Tokyo');
    await browser.moves();
    await keepReminders();
    expect(kept.devices.map((device) => device.id)).toEqual([await deviceIdOf(browser.subscription()!), id]);
    expect(kept.time_zone).toBe(ownTimeZone());
    expect(kept.reminders).toEqual([lunch]);
  });

  it('subscribes again when it lost its address, or the stage has another key', async () => {
    const { browser, kept } = await reminded();
    await browser.subscription()!.unsubscribe();
    await keepReminders();
    expect(kept.devices).toHaveLength(2);
    kept.public_key = `B${kept.public_key!.slice(1).replace('x', 'y')}`;
    await keepReminders();
    expect(browser.state.made).toBe(3);
  });

  it('does so a while after the start, for the person who turned them on alone', async () => {
    vi.useFakeTimers();
    const { api } = await reminded();
    life('ben');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(api.sentTo(reminderRoutes.read)).toEqual([]);
    life('mara');
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(api.sentTo(reminderRoutes.read)).toHaveLength(1));
  });

  it('forgets them when the person signs out', async () => {
    const { browser } = await reminded();
    leavePush();
    await vi.waitFor(() => expect(browser.subscription()).toBeNull());
    expect(remindedHere.is('mara')).toBe(false);
  });
});
