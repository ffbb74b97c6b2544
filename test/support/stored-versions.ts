import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Returns the keys of all versions in a local product's buckets that contain a text, with `-` for delete markers. */
export const storedVersions = (dataDir: string, text: string): string[] => {
  const store = new DatabaseSync(join(dataDir, 'store.sqlite'), { readOnly: true });
  try {
    const rows = store
      .prepare('SELECT key, file FROM s3_versions WHERE instr(key, ?) > 0 ORDER BY key')
      .all(text);
    return rows.map(({ key, file }) => (file === null ? `-${String(key)}` : String(key)));
  } finally {
    store.close();
  }
};
