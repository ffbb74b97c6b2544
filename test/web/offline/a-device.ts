import { afterEach, beforeEach, vi } from 'vitest';
import type { NewFoodEntryInput } from '#shared/food-entries/schema.ts';
import { type ScriptedApi, scriptedApi } from '#test/support/scripted-api.ts';
import { clearDeviceData } from '#web/lib/offline/clear-device-data.ts';
import { sendQueue } from '#web/lib/offline/send-queue.ts';
import { useOfflineQueue } from '#web/lib/offline/offline-queue.ts';
import { queueStore } from '#web/lib/offline/queue-store.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { someone } from '#test/support/screen/scripted-auth.ts';
import { browserDatabase } from './browser-database.ts';

/** Another user on the same device. */
export const other = { ...someone, sub: 'user-2' };

export const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
export const signIn = (user: typeof someone) => useSession.setState({ status: 'signed-in', user });
export const rows = () => useOfflineQueue.getState().rows;

/** Returns the typed form values. */
export const typed = (food_name: string, over: Partial<NewFoodEntryInput> = {}): NewFoodEntryInput => ({
  food_name,
  calories: 200,
  time_zone: 'Europe/Berlin',
  ...over,
});

/** Sends the queued entries of `user-1`. */
export const send = () =>
  sendQueue({
    owner: 'user-1',
    store: queueStore,
    now: () => new Date(),
    goesOn: () => true,
    onMoved: () => undefined,
  });

interface Device {
  api: ScriptedApi;
  browser: ReturnType<typeof browserDatabase>;
}

/** Creates for each test an offline device at noon of 20 November 2026, with a signed-in user. */
export const aDevice = (): Device => {
  const device = {} as Device;
  beforeEach(() => {
    vi.setSystemTime('2026-11-20T12:00:00Z');
    Object.assign(device, { api: scriptedApi(), browser: browserDatabase() });
    signIn(someone);
    online(false);
  });
  afterEach(async () => {
    device.browser.fullWhile(() => false);
    for (const owner of ['user-1', 'user-2']) await clearDeviceData(owner, false).catch(() => undefined);
    useSession.setState(useSession.getInitialState(), true);
    device.browser.end();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  return device;
};
