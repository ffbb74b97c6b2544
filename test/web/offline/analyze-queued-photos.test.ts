import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { photoRoutes } from '#shared/photos/routes.ts';
import { scanRoutes } from '#shared/scan/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { analyzeQueuedPhotos } from '#web/features/scan/photos/analyze-queued-photos.ts';
import { sendQueue } from '#web/lib/offline/send-queue.ts';
import { analysis } from '#test/support/builders/a-food-analysis.ts';
import { keyOf, scriptScanner } from '../scan/scanner.tsx';
import { scriptBrowser } from '../scan/scripted-browser.ts';
import { aWaiting, memoryStore } from './memory-store.ts';

let store: ReturnType<typeof memoryStore>;
let browser: ReturnType<typeof scriptBrowser>;

const send = () =>
  sendQueue({
    owner: 'user-1',
    store,
    readPhotos: analyzeQueuedPhotos,
    now: () => new Date('2026-11-21T12:00:00Z'),
    goesOn: () => true,
    onMoved: () => undefined,
  });

/** Queues photos of one meal. */
const add = (count: number, keys: string[] = []) =>
  store.add(
    aWaiting({
      name: 'Photo of a meal',
      photos: {
        jpegs: Array.from({ length: count }, () => new Blob(['x'], { type: 'image/jpeg' })),
        keys,
        analysis_key: null,
      },
    }),
  );

beforeEach(() => {
  store = memoryStore();
  browser = scriptBrowser();
});
afterEach(() => vi.restoreAllMocks());

describe('Queued photos', () => {
  it('queued photos upload first, run as one analysis, and are logged with the time they were taken', async () => {
    const api = scriptScanner();
    await add(2);
    expect(await send()).toBe(true);
    expect(browser.uploads).toHaveLength(2);
    expect(api.sentTo(scanRoutes.analyze)[0]?.body).toEqual({ images: [keyOf(0), keyOf(1)] });
    expect(api.sentTo(foodEntryRoutes.create)[0]?.body).toMatchObject({
      food_name: 'Salmon with rice',
      calories: 401,
      image_url: analysis.image_url,
      logged_at: '2026-11-20T12:00:00.000Z',
    });
    expect(store.rows.size).toBe(0);
  });

  it('queued photos resume after an interruption: uploaded once, with the same key for the analysis', async () => {
    const api = scriptScanner({ analyze: [new TypeError('The connection was lost.'), analysis] });
    await add(1);
    expect(await send()).toBe(false);
    expect(await send()).toBe(true);
    expect(browser.uploads).toHaveLength(1);
    const keys = api.sentTo(scanRoutes.analyze).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual(['lasting-Photo of a meal-a', 'lasting-Photo of a meal-a']);
    expect(api.sentTo(foodEntryRoutes.create)).toHaveLength(1);
  });

  it('queued photos upload again when the upload has expired, with a new key because the photos have new names', async () => {
    const api = scriptScanner();
    api.on(scanRoutes.analyze, ({ body }) =>
      (body as { image: string }).image === 'incoming/long-ago' ? failure('PHOTO_NOT_FOUND') : analysis,
    );
    await add(1, ['incoming/long-ago']);
    expect(await send()).toBe(true);
    expect(api.sentTo(photoRoutes.create)).toHaveLength(1);
    const keys = api.sentTo(scanRoutes.analyze).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
    expect(store.rows.size).toBe(0);
  });

  it('queued photos become the entry the user has described meanwhile, if any', async () => {
    const api = scriptScanner();
    const seq = await add(1);
    const { entry } = aWaiting({ name: 'My own words' });
    api.on(scanRoutes.analyze, async () => {
      await store.change(seq, (row) => ({ ...row, photos: null, entry }));
      return analysis;
    });
    expect(await send()).toBe(true);
    expect(api.sentTo(foodEntryRoutes.create)[0]?.body).toMatchObject({ food_name: 'My own words' });
  });
});
