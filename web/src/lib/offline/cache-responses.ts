import type { QueryCache, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Dashboard } from '#shared/dashboard/schema.ts';
import type { SeenRow } from './database.ts';
import { dashboardForDate } from './dashboard-for-date.ts';
import { isNoResponse } from './is-no-response.ts';
import { cacheResponse, readCachedResponses } from './response-cache.ts';

const KEEP_MS = 1_000;
/** A network that lets nothing through is no better than none: then what was seen shows until the answer is here. */
const SLOW_MS = 4_000;

/** What is shown without a connection: the day, the diary, and the foods to choose from. */
const kinds: readonly (readonly [string, string?])[] = [
  ['dashboard', 'day'],
  ['diary'],
  ['food-entries', 'mine'],
  ['profile'],
];

const isKept = (key: QueryKey): boolean =>
  kinds.some(([first, second]) => key[0] === first && (second === undefined || key[1] === second));

const isDashboard = (key: QueryKey): boolean => key[0] === 'dashboard';

/** The answer that was last seen under a name; for a day that was never seen, the dashboard begins a new one. */
const lastSeen = (key: QueryKey, rows: readonly SeenRow[]): Pick<SeenRow, 'data' | 'read_at'> | undefined => {
  const exact = rows.find(({ name }) => name === JSON.stringify(key));
  if (exact || !isDashboard(key)) return exact;
  const before = rows.find(({ name }) => isDashboard(JSON.parse(name) as QueryKey));
  return before && { ...before, data: dashboardForDate(before.data as Dashboard, String(key[3])) };
};

type Query = ReturnType<QueryCache['getAll']>[number];

/**
 * Keeps what was seen of a person's data, and shows it where no answer comes, or none for long. It never takes the place
 * of an answer, and carries the time at which it was read.
 * @returns how to stop
 */
export const cacheResponses = (owner: string, queryClient: QueryClient): (() => void) => {
  const news = new Map<string, SeenRow>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const write = (): void => {
    timer = undefined;
    const rows = [...news.values()];
    news.clear();
    // It is a copy: where there is no room for it, nothing is lost.
    cacheResponse(rows).catch(() => undefined);
  };
  const remember = ({ queryKey, state }: Query): void => {
    if (state.data === undefined || !isKept(queryKey)) return;
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
    if (data === undefined && fetchStatus === 'idle' && isNoResponse(error) && isKept(query.queryKey))
      fallBack(query).catch(() => undefined);
  };
  const slow = new Set<ReturnType<typeof setTimeout>>();
  const waitFor = (query: Query): void => {
    if (query.state.data !== undefined || !isKept(query.queryKey)) return;
    const wait = setTimeout(() => {
      slow.delete(wait);
      if (query.state.fetchStatus === 'fetching') fallBack(query).catch(() => undefined);
    }, SLOW_MS);
    slow.add(wait);
  };

  const cache = queryClient.getQueryCache();
  const stop = cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    // What was put in by hand is no answer.
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
