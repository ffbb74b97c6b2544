import { act, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reminderRoutes } from '#shared/reminders/routes.ts';
import { Providers } from '#web/app/providers.tsx';
import { RootLayout } from '#web/app/root-layout.tsx';
import { usePushRuntime } from '#web/app/use-push-runtime.ts';
import { syncReminderDevice } from '#web/lib/push/sync-reminder-device.ts';
import { disablePush } from '#web/lib/push/disable-push.ts';
import { reminderDevice } from '#web/lib/push/reminder-device.ts';
import { deviceIdOf } from '#web/lib/push/subscription.ts';
import { deviceTimeZone } from '#web/lib/time/device-time-zone.ts';
import { signOut, useSession } from '#web/lib/session/session-store.ts';
import { resetSession, signIn } from '#test/support/screen/session.ts';
import { createScriptedAuth, someone } from '#test/support/screen/scripted-auth.ts';
import { aBrowser, forgetBrowser } from './a-browser.ts';
import { keptReminders, lunch } from './an-api.ts';
import { eventually } from '#test/support/eventually.ts';

const OWNER = someone.sub;

beforeEach(signIn);
afterEach(() => {
  forgetBrowser();
  resetSession();
});

const life = () =>
  renderHook(
    () => {
      usePushRuntime();
      return useLocation().pathname;
    },
    { wrapper: ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter> },
  );

/** Renders the whole app around an empty page, once the signed-in user is known. */
const whole = async () => {
  const auth = createScriptedAuth({ user: someone });
  const page = { path: '*', element: <p>A page</p> };
  const router = createMemoryRouter([{ element: <RootLayout auth={auth} />, children: [page] }]);
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  await screen.findByText('A page');
  return auth;
};

/** Creates a browser in which the user turned on reminders. */
const reminded = async (zone = deviceTimeZone()) => {
  const browser = aBrowser('granted', 'granted');
  const id = await deviceIdOf(await browser.moves());
  const api = keptReminders({
    reminders: [lunch],
    time_zone: zone,
    devices: [{ id, created_at: '2026-11-20T10:00:00.000Z', language: 'en' }],
  });
  reminderDevice.set(OWNER, id);
  return { browser, id, ...api };
};

describe('A browser with reminders', () => {
  it('a browser with reminders opens the page of a clicked reminder, and no other site', () => {
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

  it('a browser with reminders sends no request when nothing changed', async () => {
    const { api } = await reminded();
    await syncReminderDevice(OWNER);
    expect(api.requests.map(({ route }) => route)).toEqual(['GET /api/reminders']);
  });

  it("sends a new push address and the user's new time zone", async () => {
    const { browser, kept, id } = await reminded('Asia/Tokyo');
    await browser.moves();
    await syncReminderDevice(OWNER);
    expect(kept.devices.map((device) => device.id)).toEqual([await deviceIdOf(browser.subscription()!), id]);
    expect(kept.time_zone).toBe(deviceTimeZone());
    expect(kept.reminders).toEqual([lunch]);
  });

  it('subscribes again when its address is lost or the environment has a new key', async () => {
    const { browser, kept } = await reminded();
    await browser.subscription()!.unsubscribe();
    await syncReminderDevice(OWNER);
    expect(kept.devices).toHaveLength(2);
    kept.public_key = `B${kept.public_key!.slice(1).replace('x', 'y')}`;
    await syncReminderDevice(OWNER);
    expect(browser.state.made).toBe(3);
  });

  it('a browser with reminders sends the current language of the app', async () => {
    const { api, kept } = await reminded();
    kept.devices = kept.devices.map((device) => ({ ...device, language: 'de' }));
    await syncReminderDevice(OWNER);
    expect(api.sentTo(reminderRoutes.addDevice)).toHaveLength(1);
    expect(kept.devices).toMatchObject([{ language: 'en' }]);
  });

  it('a browser with reminders stays off when it was turned off from another device', async () => {
    const { browser, api, kept } = await reminded();
    kept.devices = [];
    await syncReminderDevice(OWNER);
    await eventually(() => expect(browser.subscription()).toBeNull());
    expect(reminderDevice.is(OWNER)).toBe(false);
    expect(api.sentTo(reminderRoutes.addDevice)).toEqual([]);
  });

  it('synchronizes some time after the start, and again for a new session of the user', async () => {
    vi.useFakeTimers();
    const { api, kept } = await reminded();
    life();
    await vi.advanceTimersByTimeAsync(10_000);
    await eventually(() => expect(api.sentTo(reminderRoutes.read)).toHaveLength(1));
    // All sessions were ended, which also deleted the registered browsers.
    kept.devices = [];
    act(() => useSession.setState({ user: { ...someone } }));
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    await eventually(() => expect(kept.devices).toHaveLength(1));
  });

  it('deletes the subscription of an expired session when another user signs in', async () => {
    const { browser, api } = await reminded();
    useSession.setState({ user: { ...someone, sub: 'ben' } });
    life();
    await eventually(() => expect(browser.subscription()).toBeNull());
    expect(reminderDevice.is(OWNER)).toBe(false);
    expect(api.requests).toEqual([]);
  });

  it('writes nothing after the user has left, and leaves no push address behind', async () => {
    const { browser, api, kept } = await reminded('Asia/Tokyo');
    api.on(reminderRoutes.read, () => {
      disablePush();
      useSession.setState({ user: { ...someone, sub: 'ben' } });
      return { ...kept };
    });
    await syncReminderDevice(OWNER);
    await eventually(() => expect(browser.subscription()).toBeNull());
    expect(api.requests.map(({ route }) => route)).toEqual(['GET /api/reminders']);
  });

  it('a browser with reminders deletes its subscription when the user signs out', async () => {
    const { browser } = await reminded();
    await whole();
    await act(() => signOut());
    await eventually(() => expect(browser.subscription()).toBeNull());
    expect(reminderDevice.is(OWNER)).toBe(false);
  });

  it('pauses while an expired session has no successor, and continues with the next one', async () => {
    const { browser, kept } = await reminded();
    const auth = await whole();
    act(() => auth.tell('signed-out'));
    await eventually(() => expect(browser.subscription()).toBeNull());
    signIn();
    await syncReminderDevice(OWNER);
    expect(kept.devices[0]!.id).toBe(await deviceIdOf(browser.subscription()!));
  });
});
