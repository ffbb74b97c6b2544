import type { QueryCache, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Dashboard } from '#shared/dashboard/schema.ts';
import type { SeenRow } from './database.ts';
import { dashboardForDate } from './dashboard-for-date.ts';
import { isNoResponse } from './is-no-response.ts';
import { cacheResponse, readCachedResponses } from './response-cache.ts';

const KEEP_MS = 1_000;
/**
 * After this time without a response, a slow network counts as offline, and cached data is shown until the response
 * arrives.
 */
const SLOW_MS = 4_000;

/**
 * Query keys that are cached for offline use: the dashboard, the diary, and the food list. Other queries are cached with
 * `meta: { isKeptOffline: true }`.
 */
const kinds: readonly (readonly [string, string?])[] = [
  ['dashboard', 'day'],
  ['diary'],
  ['food-entries', 'mine'],
  ['profile'],
];

type Query = ReturnType<QueryCache['getAll']>[number];

const isKept = ({ queryKey: key, meta }: Query): boolean =>
  meta?.['isKeptOffline'] === true ||
  kinds.some(([first, second]) => key[0] === first && (second === undefined || key[1] === second));

const isDashboard = (key: QueryKey): boolean => key[0] === 'dashboard';

/** Returns the last cached response of a query; for an uncached day, the dashboard starts empty. */
const lastSeen = (key: QueryKey, rows: readonly SeenRow[]): Pick<SeenRow, 'data' | 'read_at'> | undefined => {
  const exact = rows.find(({ name }) => name === JSON.stringify(key));
  if (exact || !isDashboard(key)) return exact;
  const before = rows.find(({ name }) => isDashboard(JSON.parse(name) as QueryKey));
  return before && { ...before, data: dashboardForDate(before.data as Dashboard, String(key[3])) };
};

/**
 * Caches query responses of a user, and shows them if there is no response or it is slow. Cached data never replaces a
 * response, and keeps the time at which it was fetched.
 * @returns function that stops it
 */
export const cacheResponses = (owner: string, queryClient: QueryClient): (() => void) => {
  const news = new Map<string, SeenRow>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const write = (): void => {
    timer = undefined;
    const rows = [...news.values()];
    news.clear();
    // The cache is a copy: if storage is full, nothing is lost.
    cacheResponse(rows).catch(() => undefined);
  };
  const remember = (query: Query): void => {
    if (query.state.data === undefined || !isKept(query)) return;
    const { queryKey, state } = query;
    const name = JSON.stringify(queryKey);
    news.set(name, { owner, name, data: state.data, read_at: state.dataUpdatedAt });
    timer ??= setTimeout(write, KEEP_MS);
  };
  const fallBack = async ({ queryKey }: Query): Promise<void> => {
    const seen = lastSeen(queryKey, await readCachedResponses(owner));
    if (!seen || isStopped || queryClient.getQueryData(queryKey) !== undefined) return;
    queryClient.setQueryData(queryKey, seen.data, { updatedAt: seen.read_at });
  };
  const look = (query: Query): void => {
    const { data, error, fetchStatus } = query.state;
    if (data === undefined && fetchStatus === 'idle' && isNoResponse(error) && isKept(query))
      fallBack(query).catch(() => undefined);
  };
  const slow = new Set<ReturnType<typeof setTimeout>>();
  const waitFor = (query: Query): void => {
    if (query.state.data !== undefined || !isKept(query)) return;
    const wait = setTimeout(() => {
      slow.delete(wait);
      if (query.state.fetchStatus === 'fetching') fallBack(query).catch(() => undefined);
    }, SLOW_MS);
    slow.add(wait);
  };

  const cache = queryClient.getQueryCache();
  const stop = cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    // Data set manually is not a response.
    if (event.action.type === 'success' && !event.action.manual) remember(event.query);
    if (event.action.type === 'error') look(event.query);
    if (event.action.type === 'fetch') waitFor(event.query);
  });
  for (const query of cache.getAll()) {
    remember(query);
    look(query);
    waitFor(query);
  }
  return () => {
    isStopped = true;
    clearTimeout(timer);
    for (const each of slow) clearTimeout(each);
    stop();
  };
};
