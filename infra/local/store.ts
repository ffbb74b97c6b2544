import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The local cloud's own durable state (users, mails, objects' metadata, queues): one SQLite file. */
export type Store = DatabaseSync;

/**
 * Opens the store, making its folder if needed. Committed writes survive `kill -9`.
 * @param path file, or `:memory:` in tests
 */
export const openStore = (path: string): Store => {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const store = new DatabaseSync(path);
  store.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;');
  return store;
};
