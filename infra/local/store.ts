import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The local cloud's durable state (users, emails, object metadata, queues) in one SQLite file. */
export type Store = DatabaseSync;

/** Increase it whenever the schema of a table changes. */
export const STORE_VERSION = 1;

const versionOf = (store: Store): number =>
  Number(store.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);

/**
 * Opens the store, creating its folder if it is missing. Committed writes survive `kill -9`.
 * @param path file, or `:memory:` in tests
 * @throws Error with instructions when the data has another format version
 */
export const openStore = (path: string): Store => {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const store = new DatabaseSync(path);
  // Committed data survives the end of the process; only a power failure can lose the last writes.
  store.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000;');
  const version = versionOf(store);
  if (version === 0) store.exec(`PRAGMA user_version = ${STORE_VERSION}`);
  else if (version !== STORE_VERSION) {
    store.close();
    throw new Error(
      `The local data has another version (${version}, this one reads ${STORE_VERSION}). Delete it and start with: npm start -- --fresh.`,
    );
  }
  return store;
};
