import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The local cloud's own durable state (users, mails, objects' metadata, queues): one SQLite file. */
export type Store = DatabaseSync;

/** Raise it whenever a table of the store changes its form. */
export const STORE_VERSION = 1;

const versionOf = (store: Store): number =>
  Number(store.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);

/**
 * Opens the store, making its folder if needed. Committed writes survive `kill -9`.
 * @param path file, or `:memory:` in tests
 * @throws Error that says what to do when the data was written in another form than this version reads
 */
export const openStore = (path: string): Store => {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const store = new DatabaseSync(path);
  // What is committed to the log survives the end of the process; only a power cut could take the last of it.
  store.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000;');
  const version = versionOf(store);
  if (version === 0) store.exec(`PRAGMA user_version = ${STORE_VERSION}`);
  else if (version !== STORE_VERSION) {
    store.close();
    throw new Error(
      `The local data is of another version (${version}, this one reads ${STORE_VERSION}). Begin anew with npm start -- --fresh.`,
    );
  }
  return store;
};
