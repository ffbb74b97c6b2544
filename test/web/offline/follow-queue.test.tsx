import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dashboardRoutes } from '#shared/dashboard/routes.ts';
import { diaryRoutes } from '#shared/diary/routes.ts';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { failure, type ScriptedApi, scriptedApi } from '#test/support/scripted-api.ts';
import { dashboardQueries } from '#web/features/dashboard/dashboard-queries.ts';
import { diaryQueries } from '#web/features/diary/diary-queries.ts';
import { cacheResponses } from '#web/lib/offline/cache-responses.ts';
import { followQueue } from '#web/lib/offline/follow-queue.ts';
import { clearDeviceData } from '#web/lib/offline/clear-device-data.ts';
import { cacheResponse } from '#web/lib/offline/response-cache.ts';
import { enqueue } from '#web/lib/offline/offline-queue.ts';
import { queueStore } from '#web/lib/offline/queue-store.ts';
import { createQueryClient } from '#web/lib/query/query-client.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { aDashboard, TODAY } from '#test/support/builders/a-dashboard.ts';
import { aDiaryDay } from '#test/support/builders/a-diary-day.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { createScriptedAuth, someone } from '#test/support/screen/scripted-auth.ts';
import { setPageHidden } from '../scan/scripted-browser.ts';
import { browserDatabase } from './browser-database.ts';
import { aWaiting } from './memory-store.ts';
import { PATIENCE } from '#test/support/patience.ts';
import { eventually } from '#test/support/eventually.ts';

let api: ScriptedApi;
let browser: ReturnType<typeof browserDatabase>;
let stops: (() => void)[] = [];
const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);

beforeEach(() => {
  api = scriptedApi();
  browser = browserDatabase();
  online(true);
  useSession.setState({ status: 'signed-in', user: someone });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  for (const stop of stops) stop();
  stops = [];
  await clearDeviceData('user-1', false);
  useSession.setState(useSession.getInitialState(), true);
  browser.end();
  vi.restoreAllMocks();
});

/** Grants one lock at a time, in order, like a browser does for all of its tabs. */
const lockWindows = () => {
  let before: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => {
    const mine = before.then(work);
    before = mine.catch(() => undefined);
    return mine;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
};
const openWindow = () => stops.push(followQueue({ owner: 'user-1', queryClient: createQueryClient() }));
const sent = () =>
  api.sentTo(foodEntryRoutes.create).map(({ body }) => (body as { food_name: string }).food_name);
const isEmpty = () => eventually(async () => expect(await queueStore.list('user-1')).toEqual([]));

describe('The offline queue across tabs', () => {
  beforeEach(lockWindows);

  it('sends an entry that another tab queued before it was closed', async () => {
    lockWindows();
    api.on(foodEntryRoutes.create, () => aFoodEntry());
    openWindow();
    await eventually(() => expect(api.requests).toEqual([]));
    await queueStore.add(aWaiting({ name: 'Egg' }));
    const otherTab = new BroadcastChannel('platewise-waiting');
    otherTab.postMessage('queued');
    await eventually(() => expect(sent()).toEqual(['Egg']));
    otherTab.close();
  });

  it('sends each entry once from one of two tabs when the network is back', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `Egg ${index}`);
    for (const name of names) await queueStore.add(aWaiting({ name }));
    online(false);
    openWindow();
    openWindow();
    api.on(foodEntryRoutes.create, () => aFoodEntry());
    online(true);
    window.dispatchEvent(new Event('online'));
    await isEmpty();
    expect(sent()).toEqual(names);
  });

  it('sends its entries when a sleeping tab gets the focus, without any event from the browser', async () => {
    await queueStore.add(aWaiting({ name: 'Egg' }));
    online(false);
    openWindow();
    api.on(foodEntryRoutes.create, () => aFoodEntry());
    online(true);
    expect(sent()).toEqual([]);
    setPageHidden(false);
    await isEmpty();
    expect(sent()).toEqual(['Egg']);
  });

  it('the offline queue across tabs keeps the entries of a user whose session has ended, and sends them after the next sign-in', async () => {
    const claims = btoa(JSON.stringify({ sub: 'user-1' }));
    const auth = createScriptedAuth({ user: someone, token: `head.${claims}.sign` });
    useSession.setState({ auth });
    await queueStore.add(aWaiting({ name: 'Egg' }));
    api.on(foodEntryRoutes.create, () => failure('UNAUTHENTICATED'));
    openWindow();
    await eventually(() => expect(useSession.getState().status).toBe('signed-out'));
    expect(await queueStore.list('user-1')).toMatchObject([{ refusal: null }]);
    const before = sent().length;
    await enqueue({ owner: 'user-1', entry: aWaiting({ name: 'Rice' }).entry, key: 'lasting-Rice' });
    setPageHidden(false);
    expect(sent()).toHaveLength(before);
    useSession.setState({ status: 'signed-in', user: someone });
    api.on(foodEntryRoutes.create, () => aFoodEntry());
    openWindow();
    await isEmpty();
    expect(sent().slice(before)).toEqual(['Egg', 'Rice']);
  });
});

describe('The cached data', () => {
  const today = { timeZone: 'UTC', date: TODAY };
  /** Renders a page with the dashboard of a day and a diary page. */
  const show = (date = TODAY) => {
    const queryClient = createQueryClient();
    stops.push(cacheResponses('user-1', queryClient));
    const dashboard = new QueryObserver(queryClient, { ...dashboardQueries.read({ ...today, date }) });
    const diary = new QueryObserver(queryClient, diaryQueries.day(date));
    for (const observer of [dashboard, diary]) stops.push(observer.subscribe(() => undefined));
    return { dashboard, diary };
  };
  const seeAll = async () => {
    api.on(dashboardRoutes.read, () => aDashboard());
    api.on(diaryRoutes.read, () => aDiaryDay([aFoodEntry()]));
    show();
    await vi.waitFor(() => expect(browser.countOf('seen')).toBe(2), { timeout: 15_000 * PATIENCE });
    for (const stop of stops.splice(0)) stop();
  };
  /** Stores everything as if it had been viewed. */
  const haveSeen = () =>
    cacheResponse(
      [
        { name: dashboardQueries.read(today).queryKey, data: aDashboard() },
        { name: diaryQueries.day(TODAY).queryKey, data: aDiaryDay([aFoodEntry()]) },
      ].map(({ name, data }) => ({ owner: 'user-1', name: JSON.stringify(name), data, read_at: 1 })),
    );
  const loseNetwork = () => {
    online(false);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network.')));
  };

  it('the cached data appears when offline, with the time of the last update, and a new day starts empty', async () => {
    await seeAll();
    loseNetwork();
    const { dashboard, diary } = show();
    await eventually(() => expect(dashboard.getCurrentResult().data?.today.total_calories).toBe(1_240));
    await eventually(() => expect(diary.getCurrentResult().data?.entries).toHaveLength(1));
    const next = show('2026-11-21');
    await eventually(() => expect(next.dashboard.getCurrentResult().data?.today.total_calories).toBe(0));
    expect(next.diary.getCurrentResult().data).toBeUndefined();
  });

  it('the cached data appears while a slow network blocks, until the answer arrives', async () => {
    await haveSeen();
    let answer: (day: ReturnType<typeof aDiaryDay>) => void = () => undefined;
    api.on(diaryRoutes.read, () => new Promise((resolve) => (answer = resolve)));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { diary } = show();
    await vi.advanceTimersByTimeAsync(3_900);
    expect(diary.getCurrentResult().data).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    await eventually(() => expect(diary.getCurrentResult().data?.entries).toHaveLength(1));
    expect(diary.getCurrentResult().isFetching).toBe(true);
    answer(aDiaryDay([aFoodEntry(), aFoodEntry({}, 2)]));
    await eventually(() => expect(diary.getCurrentResult().data?.entries).toHaveLength(2));
  });

  it('the cached data disappears with its user, and never replaces an answer', async () => {
    await haveSeen();
    api.on(dashboardRoutes.read, () => failure('FORBIDDEN'));
    const { dashboard } = show();
    await eventually(() => expect(dashboard.getCurrentResult().error).not.toBeNull());
    expect(dashboard.getCurrentResult().data).toBeUndefined();
    await clearDeviceData('user-1', true);
    expect(browser.countOf('seen')).toBe(0);
  });
});
