import { offlineDatabase } from './database.ts';
import type { QueuedRow, QueueStore } from './queued-row.ts';

const ofOwner = (owner: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([owner, from], [owner, Number.MAX_SAFE_INTEGER]);

/** Queue in the browser's database, which survives closing the browser. */
export const queueStore: QueueStore = {
  add: async (row) => {
    const database = await offlineDatabase();
    // Strict: a confirmed entry must survive a phone whose battery dies a moment later.
    const write = database.transaction('waiting', 'readwrite', { durability: 'strict' });
    const [seq] = await Promise.all([write.store.add(row), write.done]);
    return seq;
  },
  list: async (owner) => {
    const database = await offlineDatabase();
    return (await database.getAllFromIndex('waiting', 'owner', ofOwner(owner))) as QueuedRow[];
  },
  next: async (owner, from) => {
    const database = await offlineDatabase();
    return (await database.getFromIndex('waiting', 'owner', ofOwner(owner, from))) as QueuedRow | undefined;
  },
  change: async (seq, change) => {
    const database = await offlineDatabase();
    const write = database.transaction('waiting', 'readwrite', { durability: 'strict' });
    const row = (await write.store.get(seq)) as QueuedRow | undefined;
    const changed = row && change(row);
    const done = changed === row ? [] : [changed ? write.store.put(changed) : write.store.delete(seq)];
    await Promise.all([...done, write.done]);
    return changed ?? undefined;
  },
  put: async (row) => {
    const database = await offlineDatabase();
    const write = database.transaction('waiting', 'readwrite', { durability: 'strict' });
    await Promise.all([write.store.put(row), write.done]);
  },
  clear: async (owner) => {
    const database = await offlineDatabase();
    const write = database.transaction('waiting', 'readwrite');
    const keys = await write.store.index('owner').getAllKeys(ofOwner(owner));
    await Promise.all([...keys.map((seq) => write.store.delete(seq)), write.done]);
  },
};
