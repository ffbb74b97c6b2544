import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { failure, type ScriptedApi, scriptedApi } from '#test/support/scripted-api.ts';
import { sendQueue } from '#web/lib/offline/send-queue.ts';
import type { QueueStore } from '#web/lib/offline/queued-row.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { anEntry } from '../food-entries/an-entry.ts';
import { createScriptedAuth, someone } from '../lib/session/scripted-auth.ts';
import { aWaiting, memoryStore } from './memory-store.ts';

let api: ScriptedApi;
let store: ReturnType<typeof memoryStore>;

const send = (over: Partial<Parameters<typeof sendQueue>[0]> = {}) =>
  sendQueue({
    owner: 'user-1',
    store,
    readPhotos: () => Promise.reject(new Error('There are no photos.')),
    now: () => new Date('2026-11-21T12:00:00Z'),
    goesOn: () => true,
    onMoved: () => undefined,
    ...over,
  });
const waitFor = (...names: string[]) => Promise.all(names.map((name) => store.add(aWaiting({ name }))));
/** What waits still, and why. */
const left = () => [...store.rows.values()].map(({ entry, refusal }) => [entry.food_name, refusal?.code]);
const named = (body: unknown) => (body as { food_name: string }).food_name;
const sentNames = () => api.sentTo(foodEntryRoutes.create).map(({ body }) => named(body));
/** The API refuses what is called Egg and takes everything else. */
const refuseEgg = (code: ErrorCode) =>
  api.on(foodEntryRoutes.create, ({ body }) => (named(body) === 'Egg' ? failure(code) : anEntry()));

beforeEach(() => {
  api = scriptedApi();
  store = memoryStore();
});
afterEach(() => useSession.setState(useSession.getInitialState(), true));

describe('What is not taken', () => {
  it('waits its turn where the server is out of breath at it alone: after some times the others go first', async () => {
    await waitFor('Egg', 'Rice');
    refuseEgg('SERVICE_UNAVAILABLE');
    for (let round = 1; round < 5; round += 1) expect(await send()).toBe(false);
    expect(sentNames()).not.toContain('Rice');
    expect(await send()).toBe(false);
    expect(sentNames()).toContain('Rice');
    expect(left()).toEqual([['Egg', undefined]]);
  });

  it('says which field is wrong', async () => {
    await waitFor('Egg');
    api.on(foodEntryRoutes.create, () =>
      failure('VALIDATION_FAILED', [{ field: 'calories', message: 'At most 20,000.' }]),
    );
    expect(await send()).toBe(true);
    expect([...store.rows.values()][0]?.refusal?.message).toBe(
      'Please check the marked fields. At most 20,000.',
    );
  });

  it('may be in the diary where an answer was lost before: the person is asked, and nothing is forgotten', async () => {
    const sent_at = '2026-11-20T13:00:00.000Z';
    await store.add(aWaiting({ name: 'Egg', sent_at }));
    refuseEgg('VALIDATION_FAILED');
    expect(await send()).toBe(true);
    expect([...store.rows.values()]).toMatchObject([{ sent_at, refusal: { code: 'UNSURE' } }]);
  });

  it.each([
    ['of a clock that ran ahead stands on no day to come', { logged: '2027-11-20T12:00:00.000Z' }, 'AHEAD'],
    ['was sent at a time that is still to come', { sent: '2027-11-20T12:00:00.000Z' }, 'UNSURE'],
  ])('%s: it is asked about', async (_what, { logged, sent }: { logged?: string; sent?: string }, code) => {
    const { entry } = aWaiting({ name: 'Egg' });
    await store.add(
      aWaiting({ entry: { ...entry, logged_at: logged ?? entry.logged_at }, sent_at: sent ?? null }),
    );
    await waitFor('Rice');
    api.on(foodEntryRoutes.create, () => anEntry());
    expect(await send()).toBe(true);
    expect(left()).toEqual([['Egg', code]]);
    expect(sentNames()).toEqual(['Rice']);
  });

  it('for want of its picture is written without it', async () => {
    const { entry } = aWaiting({ name: 'Egg' });
    await store.add(aWaiting({ entry: { ...entry, image_url: 'photos/1' } }));
    api.on(foodEntryRoutes.create, ({ body }) =>
      (body as { image_url: string | null }).image_url ? failure('PHOTO_NOT_FOUND') : anEntry(),
    );
    expect(await send()).toBe(true);
    expect(left()).toEqual([]);
    const keys = api.sentTo(foodEntryRoutes.create).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
  });
});

describe('What waits', () => {
  it('is never sent with the token of another person, who was signed in by another window', async () => {
    const claims = btoa(JSON.stringify({ sub: 'user-2' }));
    const auth = createScriptedAuth({ user: someone, token: `head.${claims}.sign` });
    useSession.setState({ status: 'signed-in', user: someone, auth });
    await waitFor('Egg');
    api.on(foodEntryRoutes.create, () => anEntry());
    expect(await send()).toBe(false);
    expect(api.requests).toEqual([]);
    expect(left()).toEqual([['Egg', undefined]]);
    expect(useSession.getState().status).toBe('signed-in');
  });

  it('is sent though the device has no room for a note of it', async () => {
    await waitFor('Egg', 'Rice');
    api.on(foodEntryRoutes.create, () => anEntry());
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

  it('and was removed and put back while it was taken out of the diary is written anew', async () => {
    const sent_at = '2026-11-20T13:00:00.000Z';
    const seq = await store.add(aWaiting({ name: 'Egg', sent_at, afterwards: { want: 'removed' } }));
    api.on(foodEntryRoutes.create, () => anEntry());
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

describe('Photos that wait', () => {
  const photos = { jpegs: [new Blob(['x'])], keys: [], analysis_key: null };
  const outcome = async (code: ErrorCode, rounds = 1) => {
    await store.add(aWaiting({ name: 'Photo of a meal', photos }));
    await waitFor('Rice');
    api.on(foodEntryRoutes.create, () => anEntry());
    const { ApiError } = await import('#web/lib/api/api-error.ts');
    const { errorCatalogue } = await import('#shared/errors/catalogue.ts');
    const readPhotos = vi.fn(() => Promise.reject(new ApiError({ code, ...errorCatalogue[code] })));
    let isDone = false;
    for (let round = 0; round < rounds; round += 1) isDone = await send({ readPhotos });
    expect(sentNames()).toEqual(['Rice']);
    return { isDone, left: left() };
  };

  it.each([
    'MODEL_BUSY',
    'MODEL_TIMEOUT',
    'MODEL_UNAVAILABLE',
    'REQUEST_RUNNING',
    'SERVICE_UNAVAILABLE',
  ] as const)('hold up nobody while nobody can look at them (%s), and come again', async (code) => {
    expect(await outcome(code, 7)).toEqual({ isDone: false, left: [['Photo of a meal', undefined]] });
  });

  it.each([
    'DAILY_LIMIT_REACHED',
    'FAIR_USE_REACHED',
    'CREDITS_EXHAUSTED',
    'CONSENT_NEEDED',
    'NO_FOOD_IN_PHOTO',
    'VISION_NOT_CONFIGURED',
  ] as const)('stay with the reason where waiting helps nothing (%s)', async (code) => {
    expect(await outcome(code)).toEqual({ isDone: true, left: [['Photo of a meal', code]] });
  });

  it('stay with the reason after five answers that nobody understood', async () => {
    expect(await outcome('MODEL_ANSWER_INVALID', 5)).toEqual({
      isDone: true,
      left: [['Photo of a meal', 'MODEL_ANSWER_INVALID']],
    });
  });
});
