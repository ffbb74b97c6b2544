import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { failure, type ScriptedApi, scriptedApi } from '#test/support/scripted-api.ts';
import type { QueueStore } from '#web/lib/offline/queued-row.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { createScriptedAuth, someone } from '#test/support/screen/scripted-auth.ts';
import { type SendSetup, sendStored } from './send-stored.ts';
import { aWaiting, memoryStore } from './memory-store.ts';

let api: ScriptedApi;
let store: ReturnType<typeof memoryStore>;

const send = (over: SendSetup = {}) => sendStored(store, over);
const waitFor = (...names: string[]) => Promise.all(names.map((name) => store.add(aWaiting({ name }))));
/** Returns the remaining queued entries and why they were rejected. */
const left = () => [...store.rows.values()].map(({ entry, refusal }) => [entry.food_name, refusal?.code]);
const named = (body: unknown) => (body as { food_name: string }).food_name;
const sentNames = () => api.sentTo(foodEntryRoutes.create).map(({ body }) => named(body));
/** Makes the API reject entries named Egg and accept all others. */
const refuseEgg = (code: ErrorCode) =>
  api.on(foodEntryRoutes.create, ({ body }) => (named(body) === 'Egg' ? failure(code) : aFoodEntry()));

beforeEach(() => {
  api = scriptedApi();
  store = memoryStore();
});
afterEach(() => useSession.setState(useSession.getInitialState(), true));

describe('A queued entry that is not accepted', () => {
  it('lets the others go first after several throttled attempts', async () => {
    await waitFor('Egg', 'Rice');
    refuseEgg('SERVICE_UNAVAILABLE');
    for (let round = 1; round < 5; round += 1) expect(await send()).toBe(false);
    expect(sentNames()).not.toContain('Rice');
    expect(await send()).toBe(false);
    expect(sentNames()).toContain('Rice');
    expect(left()).toEqual([['Egg', undefined]]);
  });

  it('a queued entry that is not accepted shows which field is invalid', async () => {
    await waitFor('Egg');
    api.on(foodEntryRoutes.create, () =>
      failure('VALIDATION_FAILED', [{ field: 'calories', message: 'At most 20,000.' }]),
    );
    expect(await send()).toBe(true);
    expect([...store.rows.values()][0]?.refusal?.message).toBe(
      'Check the highlighted fields. At most 20,000.',
    );
  });

  it('asks the user when an earlier response was lost, and keeps the entry', async () => {
    const sent_at = '2026-11-20T13:00:00.000Z';
    await store.add(aWaiting({ name: 'Egg', sent_at }));
    refuseEgg('VALIDATION_FAILED');
    expect(await send()).toBe(true);
    expect([...store.rows.values()]).toMatchObject([{ sent_at, refusal: { code: 'UNSURE' } }]);
  });

  it.each([
    ['has a future date because the device clock was ahead', { logged: '2027-11-20T12:00:00.000Z' }, 'AHEAD'],
    ['was sent at a time in the future', { sent: '2027-11-20T12:00:00.000Z' }, 'UNSURE'],
  ])(
    'asks the user about an entry that %s',
    async (_what, { logged, sent }: { logged?: string; sent?: string }, code) => {
      const { entry } = aWaiting({ name: 'Egg' });
      await store.add(
        aWaiting({ entry: { ...entry, logged_at: logged ?? entry.logged_at }, sent_at: sent ?? null }),
      );
      await waitFor('Rice');
      api.on(foodEntryRoutes.create, () => aFoodEntry());
      expect(await send()).toBe(true);
      expect(left()).toEqual([['Egg', code]]);
      expect(sentNames()).toEqual(['Rice']);
    },
  );

  it('sends the entry without its picture when the picture is missing', async () => {
    const { entry } = aWaiting({ name: 'Egg' });
    await store.add(aWaiting({ entry: { ...entry, image_url: 'photos/1' } }));
    api.on(foodEntryRoutes.create, ({ body }) =>
      (body as { image_url: string | null }).image_url ? failure('PHOTO_NOT_FOUND') : aFoodEntry(),
    );
    expect(await send()).toBe(true);
    expect(left()).toEqual([]);
    const keys = api.sentTo(foodEntryRoutes.create).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
  });
});

describe('A queued entry in an unusual state', () => {
  it('waits rather than use the token of another user who signed in from another tab', async () => {
    const claims = btoa(JSON.stringify({ sub: 'user-2' }));
    const auth = createScriptedAuth({ user: someone, token: `head.${claims}.sign` });
    useSession.setState({ status: 'signed-in', user: someone, auth });
    await waitFor('Egg');
    api.on(foodEntryRoutes.create, () => aFoodEntry());
    expect(await send()).toBe(false);
    expect(api.requests).toEqual([]);
    expect(left()).toEqual([['Egg', undefined]]);
    expect(useSession.getState().status).toBe('signed-in');
  });

  it('reaches the server even when the device has no space to record the attempt', async () => {
    await waitFor('Egg', 'Rice');
    api.on(foodEntryRoutes.create, () => aFoodEntry());
    const change: QueueStore['change'] = (seq, how) =>
      store.change(seq, (row) => {
        const changed = how(row);
        if (changed) throw new DOMException('Full.', 'QuotaExceededError');
        return changed;
      });
    expect(await send({ store: { ...store, change } })).toBe(true);
    expect(sentNames()).toEqual(['Egg', 'Rice']);
    expect(left()).toEqual([]);
  });

  it('a queued entry in an unusual state creates a new entry when it was removed and restored while its deletion was running', async () => {
    const sent_at = '2026-11-20T13:00:00.000Z';
    const seq = await store.add(aWaiting({ name: 'Egg', sent_at, afterwards: { want: 'removed' } }));
    api.on(foodEntryRoutes.create, () => aFoodEntry());
    api.on(foodEntryRoutes.remove, async () => {
      await store.change(seq, (row) => ({ ...row, afterwards: null }));
      return undefined;
    });
    await send();
    await send();
    expect(sentNames()).toEqual(['Egg', 'Egg']);
    const keys = api.sentTo(foodEntryRoutes.create).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[1]).not.toBe(keys[0]);
    expect(left()).toEqual([]);
  });
});
