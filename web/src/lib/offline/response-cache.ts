import { offlineDatabase, type SeenRow } from './database.ts';

/** Maximum number of cached responses per user: some weeks of days, and the first view. */
const MAX_ROWS = 60;

const inOrder = (rows: SeenRow[]): SeenRow[] => rows.sort((one, other) => other.read_at - one.read_at);

/** Returns a user's cached responses, newest first. */
export const readCachedResponses = async (owner: string): Promise<SeenRow[]> =>
  inOrder(await (await offlineDatabase()).getAllFromIndex('seen', 'owner', owner));

/** Caches responses, and deletes the oldest ones. */
export const cacheResponse = async (rows: readonly SeenRow[]): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const write = (await offlineDatabase()).transaction('seen', 'readwrite');
  await Promise.all(rows.map((row) => write.store.put(row)));
  const all = inOrder(await write.store.index('owner').getAll(first.owner));
  await Promise.all([
    ...all.slice(MAX_ROWS).map(({ owner, name }) => write.store.delete([owner, name])),
    write.done,
  ]);
};

/** Deletes a user's cached responses. */
export const clearCachedResponses = async (owner: string): Promise<void> => {
  const write = (await offlineDatabase()).transaction('seen', 'readwrite');
  const names = await write.store.index('owner').getAllKeys(owner);
  await Promise.all([...names.map((name) => write.store.delete(name)), write.done]);
};
