import { beforeEach, describe, expect, it, vi } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { failure, type ScriptedApi, scriptedApi } from '#test/support/scripted-api.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { type SendSetup, sendStored } from './send-stored.ts';
import { aWaiting, memoryStore } from './memory-store.ts';

/** Creates a diary that stores each idempotency key once, like the API. */
const aDiary = (api: ScriptedApi) => {
  const written = new Map<string, string>();
  api.on(foodEntryRoutes.create, ({ headers, body }) => {
    const { food_name } = body as { food_name: string };
    written.set(headers.get('idempotency-key') ?? '', food_name);
    return aFoodEntry({ food_name });
  });
  return { names: () => [...written.values()] };
};

let api: ScriptedApi;
let store: ReturnType<typeof memoryStore>;
const send = (over: SendSetup = {}) => sendStored(store, over);
const waitFor = (...names: string[]) => Promise.all(names.map((name) => store.add(aWaiting({ name }))));

beforeEach(() => {
  api = scriptedApi();
  store = memoryStore();
});

describe('Sending the offline queue', () => {
  it('sends entries in order, each with its own key and the time it was typed', async () => {
    const diary = aDiary(api);
    await waitFor('Egg', 'Rice', 'Pear');
    expect(await send()).toBe(true);
    expect(diary.names()).toEqual(['Egg', 'Rice', 'Pear']);
    const [first] = api.sentTo(foodEntryRoutes.create);
    expect(first?.body).toMatchObject({ logged_at: '2026-11-20T12:00:00.000Z' });
    expect(first?.headers.get('idempotency-key')).toBe('lasting-Egg');
    expect(store.rows.size).toBe(0);
  });

  it('keeps the order while the server is unreachable, and writes an entry once when its response was lost', async () => {
    const diary = aDiary(api);
    await waitFor('Egg', 'Rice');
    const answered = globalThis.fetch;
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      await answered(...call);
      throw new TypeError('The connection was lost.');
    });
    expect(await send()).toBe(false);
    expect(diary.names()).toEqual(['Egg']);
    expect([...store.rows.values()].map(({ sent_at }) => sent_at)).toEqual([
      '2026-11-21T12:00:00.000Z',
      null,
    ]);
    vi.stubGlobal('fetch', answered);
    expect(await send()).toBe(true);
    expect(diary.names()).toEqual(['Egg', 'Rice']);
    expect(api.sentTo(foodEntryRoutes.create)).toHaveLength(3);
  });

  it('keeps a rejected entry with the reason, and sends the next one', async () => {
    await waitFor('Egg');
    await store.add(aWaiting({ name: 'Old', owner: 'user-2' }));
    api.on(foodEntryRoutes.create, () => failure('VALIDATION_FAILED'));
    expect(await send()).toBe(true);
    const diary = aDiary(api);
    await waitFor('Rice');
    expect(await send()).toBe(true);
    const rest = [...store.rows.values()];
    expect(rest.map(({ entry, refusal }) => [entry.food_name, refusal?.code])).toEqual([
      ['Egg', 'VALIDATION_FAILED'],
      ['Old', undefined],
    ]);
    expect(rest[0]?.sent_at).toBeNull();
    expect(diary.names()).toEqual(['Rice']);
  });

  it('continues with the other entries when the server keeps failing for one', async () => {
    await waitFor('Egg', 'Rice');
    api.on(foodEntryRoutes.create, ({ body }) =>
      (body as { food_name: string }).food_name === 'Egg' ? failure('INTERNAL') : aFoodEntry(),
    );
    for (let round = 1; round < 5; round += 1) expect(await send()).toBe(false);
    expect(await send()).toBe(true);
    expect([...store.rows.values()].map(({ refusal }) => refusal?.code)).toEqual(['INTERNAL']);
  });

  it('applies a pending correction or removal once the result of the lost response is known', async () => {
    aDiary(api);
    api.on(foodEntryRoutes.change, () => aFoodEntry({ version: 2 }));
    api.on(foodEntryRoutes.remove, () => undefined);
    const sent_at = '2026-11-20T12:05:00.000Z';
    const entry = { ...aWaiting({ name: 'Big egg' }).entry, note: 'Boiled' };
    await store.add(aWaiting({ name: 'Egg', sent_at, afterwards: { want: 'changed', entry } }));
    await store.add(aWaiting({ name: 'Rice', sent_at, afterwards: { want: 'removed' } }));
    expect(await send()).toBe(true);
    expect(
      api.sentTo(foodEntryRoutes.create).map(({ body }) => (body as { food_name: string }).food_name),
    ).toEqual(['Egg', 'Rice']);
    const corrected = { food_name: 'Big egg', note: 'Boiled', version: 1 };
    expect(api.sentTo(foodEntryRoutes.change)[0]?.body).toMatchObject(corrected);
    expect(api.sentTo(foodEntryRoutes.remove)).toHaveLength(1);
    expect(store.rows.size).toBe(0);
  });

  it('repeats a correction whose response was lost with the same key and version', async () => {
    aDiary(api);
    let isLost = true;
    api.on(foodEntryRoutes.change, () => {
      if (!isLost) return aFoodEntry({ version: 2 });
      isLost = false;
      throw new TypeError('The connection was lost.');
    });
    const sent_at = '2026-11-20T12:05:00.000Z';
    const { entry } = aWaiting({ name: 'Big egg' });
    const afterwards = { want: 'changed', entry, key: 'lasting-change' } as const;
    await store.add(aWaiting({ name: 'Egg', sent_at, afterwards }));
    expect(await send()).toBe(false);
    expect(await send()).toBe(true);
    const [first, second] = api.sentTo(foodEntryRoutes.change);
    expect(first?.headers.get('idempotency-key')).toBe('lasting-change');
    expect(second?.headers.get('idempotency-key')).toBe('lasting-change');
    expect(second?.body).toEqual(first?.body);
    expect(store.rows.size).toBe(0);
  });

  it('stops automatic retries when the server may have forgotten the first attempt', async () => {
    const diary = aDiary(api);
    await store.add(aWaiting({ sent_at: '2026-10-01T12:00:00.000Z' }));
    expect(await send()).toBe(true);
    expect(diary.names()).toEqual([]);
    expect([...store.rows.values()][0]?.refusal?.code).toBe('UNSURE');
  });

  it('sends the entries around photos, which wait until the user has reviewed them', async () => {
    const diary = aDiary(api);
    const photos = { jpegs: [new Blob(['x'])], keys: [], analysis_key: null };
    await waitFor('Egg');
    await store.add(aWaiting({ name: 'Photo of a meal', photos }));
    await waitFor('Rice');
    expect(await send()).toBe(true);
    expect(diary.names()).toEqual(['Egg', 'Rice']);
    expect([...store.rows.values()]).toMatchObject([{ photos, refusal: null }]);
    expect(api.requests.map(({ path }) => path)).toEqual(['/api/food-entries', '/api/food-entries']);
  });

  it('the queue stops sending when the user has left', async () => {
    aDiary(api);
    await waitFor('Egg', 'Rice');
    let left = 1;
    expect(await send({ goesOn: () => left-- > 0 })).toBe(false);
    expect([...store.rows.values()].map(({ entry }) => entry.food_name)).toEqual(['Rice']);
  });
});
