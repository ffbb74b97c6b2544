import { describe, expect, it, vi } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { logEntry } from '#web/lib/offline/log-entry.ts';
import { cacheResponse, readCachedResponses } from '#web/lib/offline/response-cache.ts';
import { changeQueuedRow, readQueue, useOfflineQueue } from '#web/lib/offline/offline-queue.ts';
import { queueStore } from '#web/lib/offline/queue-store.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { createScriptedAuth, someone } from '#test/support/screen/scripted-auth.ts';
import { aDevice, online, other, rows, send, signIn, typed } from './a-device.ts';

const device = aDevice();

describe('An entry logged offline', () => {
  it('an entry logged offline stays queued when the tab closes, and is sent once with the time it was typed', async () => {
    expect(await logEntry(typed('Egg'), 'lasting-b1')).toMatchObject({ waits: true });
    expect(rows().map(({ key, sent_at }) => [key, sent_at])).toEqual([['lasting-b1', null]]);
    useOfflineQueue.setState({ rows: [] });
    await readQueue();
    expect(rows()).toHaveLength(1);
    vi.setSystemTime('2026-11-22T09:00:00Z');
    device.api.on(foodEntryRoutes.create, () => aFoodEntry());
    expect(await send()).toBe(true);
    const [sent] = device.api.sentTo(foodEntryRoutes.create);
    expect(sent?.body).toMatchObject({ logged_at: '2026-11-20T12:00:00.000Z' });
    expect(sent?.headers.get('idempotency-key')).toBe('lasting-b1');
    expect(device.browser.countOf('waiting')).toBe(0);
  });

  it('arrives with its note, corrected or not (D53)', async () => {
    await logEntry(typed('Egg', { note: 'At work' }), 'lasting-n1');
    await logEntry(typed('Rice', { note: 'Too salty' }), 'lasting-n2');
    const [, rice] = rows();
    await changeQueuedRow(rice!.seq, { ...rice!.entry, calories: 250 });
    device.api.on(foodEntryRoutes.create, () => aFoodEntry());
    expect(await send()).toBe(true);
    expect(device.api.sentTo(foodEntryRoutes.create).map(({ body }) => body)).toMatchObject([
      { food_name: 'Egg', note: 'At work' },
      { food_name: 'Rice', calories: 250, note: 'Too salty' },
    ]);
  });

  it('an entry logged offline keeps its day over midnight, a change of time zone and an edit', async () => {
    vi.setSystemTime('2026-11-20T22:59:00Z');
    await logEntry(typed('Late soup'), 'lasting-c1');
    vi.setSystemTime('2026-11-20T23:30:00Z');
    await logEntry(typed('Early soup'), 'lasting-c2');
    await logEntry(typed('Soup in New York', { time_zone: 'America/New_York' }), 'lasting-c3');
    const days = () => rows().map(({ local_date }) => local_date);
    expect(days()).toEqual(['2026-11-20', '2026-11-21', '2026-11-20']);
    vi.setSystemTime('2026-11-23T12:00:00Z');
    const [first] = rows();
    await changeQueuedRow(first!.seq, { ...first!.entry, calories: 250 });
    expect(days()).toEqual(['2026-11-20', '2026-11-21', '2026-11-20']);
    expect(rows()[0]?.entry).toMatchObject({ calories: 250, logged_at: '2026-11-20T22:59:00.000Z' });
  });

  it('an entry logged offline belongs to the user who logged it, even if another one has signed in before the request failed', async () => {
    online(true);
    vi.stubGlobal('fetch', async () => {
      signIn(other);
      throw new TypeError('No network.');
    });
    await logEntry(typed('Egg'), 'lasting-owner');
    expect((await queueStore.list('user-1')).map(({ owner }) => owner)).toEqual(['user-1']);
    expect(await queueStore.list('user-2')).toEqual([]);
  });

  it('waits rather than use the token of another user who signed in from another tab', async () => {
    const claims = btoa(JSON.stringify({ sub: other.sub }));
    const auth = createScriptedAuth({ user: someone, token: `head.${claims}.sign` });
    useSession.setState({ auth });
    online(true);
    await expect(logEntry(typed('Egg'), 'lasting-other')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(device.api.requests).toEqual([]);
  });

  it('counts as possibly saved when its response is lost, whatever was clicked meanwhile', async () => {
    online(true);
    vi.stubGlobal('fetch', async () => {
      online(false);
      await logEntry(typed('Rice'), 'lasting-rice');
      throw new TypeError('No network.');
    });
    await logEntry(typed('Egg'), 'lasting-egg');
    expect(rows().map(({ entry, sent_at }) => [entry.food_name, sent_at !== null])).toEqual([
      ['Rice', false],
      ['Egg', true],
    ]);
  });

  it('an entry logged offline stays in the form with an explanation when the browser stores nothing', async () => {
    await readQueue();
    device.browser.end();
    vi.stubGlobal('indexedDB', undefined);
    await expect(logEntry(typed('Egg'), 'lasting-none')).rejects.toMatchObject({ code: 'OFFLINE' });
  });
});

describe('A device without storage space', () => {
  it('a device without storage space deletes cached data to keep the entry', async () => {
    await cacheResponse([{ owner: 'user-1', name: '["profile"]', data: {}, read_at: 1 }]);
    device.browser.fullWhile(() => device.browser.countOf('seen') > 0);
    await logEntry(typed('Egg'), 'lasting-room');
    expect(rows()).toHaveLength(1);
    expect(await readCachedResponses('user-1')).toEqual([]);
  });

  it('shows an error and loses nothing, so that the same click works once there is space', async () => {
    device.browser.fullWhile(() => true);
    await expect(logEntry(typed('Egg'), 'lasting-full')).rejects.toMatchObject({ code: 'STORAGE_FULL' });
    device.browser.fullWhile(() => false);
    await logEntry(typed('Egg'), 'lasting-full');
    expect(rows().map(({ key }) => key)).toEqual(['lasting-full']);
  });
});
