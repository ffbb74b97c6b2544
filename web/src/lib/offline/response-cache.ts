import { offlineDatabase, type SeenRow } from './database.ts';

/** Answers that are kept of a person: some weeks of days, and what the first view needs. */
const MAX_ROWS = 60;

const inOrder = (rows: SeenRow[]): SeenRow[] => rows.sort((one, other) => other.read_at - one.read_at);

/** What this device last saw of a person's data, newest first. */
export const readCachedResponses = async (owner: string): Promise<SeenRow[]> =>
  inOrder(await (await offlineDatabase()).getAllFromIndex('seen', 'owner', owner));

/** Keeps answers as they were last seen; the oldest go. */
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

/** Forgets what this device last saw of a person's data. */
export const clearCachedResponses = async (owner: string): Promise<void> => {
  const write = (await offlineDatabase()).transaction('seen', 'readwrite');
  const names = await write.store.index('owner').getAllKeys(owner);
  await Promise.all([...names.map((name) => write.store.delete(name)), write.done]);
};
