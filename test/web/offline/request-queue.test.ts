import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { weightRoutes } from '#shared/weights/routes.ts';
import { failure, type ScriptedApi, scriptedApi } from '#test/support/scripted-api.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import {
  callOrQueue,
  clearRequests,
  countRequests,
  readRequests,
  sendRequests,
  useQueuedRequests,
} from '#web/lib/offline/request-queue.ts';
import { onQueueChange } from '#web/lib/offline/offline-queue.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { someone } from '#test/support/screen/scripted-auth.ts';
import { browserDatabase } from './browser-database.ts';

let api: ScriptedApi;
let browser: ReturnType<typeof browserDatabase>;
const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
const removeDay = (date: string) => callOrQueue(weightRoutes.remove, 'weights', { params: { date } });
const sentPaths = () => api.sentTo(weightRoutes.remove).map(({ path }) => path.slice(-2));
const onDone = vi.fn<(request: unknown, rejection: Error | null) => void>();
const send = () => sendRequests({ owner: 'user-1', goesOn: () => true, onDone });

beforeEach(async () => {
  api = scriptedApi();
  api.on(weightRoutes.remove, () => undefined);
  browser = browserDatabase();
  useSession.setState({ status: 'signed-in', user: someone });
  online(true);
  await clearRequests('user-1');
  onDone.mockClear();
});
afterEach(() => {
  browser.end();
  useSession.setState(useSession.getInitialState(), true);
  vi.restoreAllMocks();
});

describe('The request queue', () => {
  it('calls the route directly while online', async () => {
    expect(await removeDay('2026-11-20')).toBe(false);
    expect(sentPaths()).toEqual(['20']);
    expect(await countRequests('user-1')).toBe(0);
  });

  it('queues requests while offline and sends them in order with keys that the server keeps for long', async () => {
    const queued = vi.fn<() => void>();
    const stop = onQueueChange(queued);
    online(false);
    for (const day of ['20', '21']) expect(await removeDay(`2026-11-${day}`)).toBe(true);
    stop();
    expect(queued).toHaveBeenCalledTimes(2);
    expect(useQueuedRequests.getState().requests).toHaveLength(2);
    expect(sentPaths()).toEqual([]);
    online(true);
    expect(await send()).toBe(true);
    expect(sentPaths()).toEqual(['20', '21']);
    const keys = api.sentTo(weightRoutes.remove).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
    expect(keys.every((key) => key?.startsWith('lasting-'))).toBe(true);
    expect(onDone.mock.calls.map(([, rejection]) => rejection)).toEqual([null, null]);
    expect(useQueuedRequests.getState().requests).toEqual([]);
  });

  it('queues a request behind earlier ones, so that their order is kept', async () => {
    online(false);
    await removeDay('2026-11-20');
    online(true);
    expect(await removeDay('2026-11-21')).toBe(true);
    expect(sentPaths()).toEqual([]);
    await send();
    expect(sentPaths()).toEqual(['20', '21']);
  });

  it('keeps its requests while the server is overloaded, and drops a rejected one with a report', async () => {
    online(false);
    await removeDay('2026-11-20');
    await removeDay('2026-11-21');
    online(true);
    api.on(weightRoutes.remove, () => failure('SERVICE_UNAVAILABLE'));
    expect(await send()).toBe(false);
    expect(await countRequests('user-1')).toBe(2);
    api.on(weightRoutes.remove, ({ path }) => (path.endsWith('20') ? failure('FORBIDDEN') : undefined));
    expect(await send()).toBe(true);
    expect(onDone.mock.calls.map(([, rejection]) => (rejection as ApiError | null)?.code)).toEqual([
      'FORBIDDEN',
      undefined,
    ]);
    expect(await countRequests('user-1')).toBe(0);
  });

  it('passes on a rejection of a request that was sent directly', async () => {
    api.on(weightRoutes.remove, () => failure('FORBIDDEN'));
    await expect(removeDay('2026-11-20')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await countRequests('user-1')).toBe(0);
  });

  it('shows no request of another user', async () => {
    online(false);
    await removeDay('2026-11-20');
    useSession.setState({ user: { ...someone, sub: 'user-2' } });
    expect(useQueuedRequests.getState().requests).toEqual([]);
    await readRequests();
    expect(useQueuedRequests.getState().requests).toEqual([]);
    useSession.setState({ user: someone });
    await readRequests();
    expect(useQueuedRequests.getState().requests).toHaveLength(1);
  });
});
