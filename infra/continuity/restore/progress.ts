import { DatabaseSync } from 'node:sqlite';
import { type Digest, digestFromText, digestToText, mergeDigests } from '../compare/digest.ts';
import { type Item, type ItemKey, keyText } from '../item.ts';

/**
 * Opens the file with the progress of a restore: the newest version of each changed item, and what has been read and
 * written. It survives the end of the process at any moment.
 * @param path file, or `:memory:`
 */
export const openProgress = (path: string) => {
  const store = new DatabaseSync(path);
  store.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS done (step TEXT PRIMARY KEY, digest TEXT NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS changes (id INTEGER PRIMARY KEY, key TEXT UNIQUE NOT NULL, item TEXT) STRICT;
  `);
  const readSetting = store.prepare('SELECT value FROM settings WHERE name = ?');
  const writeSetting = store.prepare('INSERT OR REPLACE INTO settings VALUES (?, ?)');
  const findDone = store.prepare('SELECT digest FROM done WHERE step = ?');
  const addDone = store.prepare('INSERT OR REPLACE INTO done VALUES (?, ?)');
  const addChange = store.prepare('INSERT OR IGNORE INTO changes (key, item) VALUES (?, ?)');
  const findChange = store.prepare('SELECT 1 FROM changes WHERE key = ?');
  const pageOfChanges = store.prepare('SELECT id, item FROM changes WHERE id > ? ORDER BY id LIMIT ?');
  const digests = store.prepare('SELECT digest FROM done');

  return {
    setting: (name: string): string | null => {
      const row = readSetting.get(name);
      return row === undefined ? null : String(row['value']);
    },
    set: (name: string, value: string): void => void writeSetting.run(name, value),
    isDone: (step: string): boolean => findDone.get(step) !== undefined,
    /** Marks a step as done, with the items that it wrote. */
    finish: (step: string, digest: Digest = new Map()): void => void addDone.run(step, digestToText(digest)),
    /** Runs writes together: all of them or none are stored. */
    together: async (run: () => Promise<void>): Promise<void> => {
      store.exec('BEGIN');
      try {
        await run();
        store.exec('COMMIT');
      } catch (error) {
        store.exec('ROLLBACK');
        throw error;
      }
    },
    /** Adds a changed item, unless a newer version was added before. */
    addChange: (key: ItemKey, item: Item | null): void =>
      void addChange.run(keyText(key), item && JSON.stringify(item)),
    hasChange: (key: ItemKey): boolean => findChange.get(keyText(key)) !== undefined,
    /** Pages through the changed items that were not deleted. @param after the last ID of the page before */
    changedItems: (after: number, size: number): { last: number; items: Item[] } | null => {
      const rows = pageOfChanges.all(after, size);
      const last = rows.at(-1);
      if (!last) return null;
      const items = rows.flatMap(({ item }) => (item === null ? [] : [JSON.parse(String(item)) as Item]));
      return { last: Number(last['id']), items };
    },
    /** Returns the digest of everything that was written. */
    digest: (): Digest => mergeDigests(digests.all().map(({ digest }) => digestFromText(String(digest)))),
    close: (): void => store.close(),
  };
};

export type Progress = ReturnType<typeof openProgress>;
