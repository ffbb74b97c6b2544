import { z } from 'zod';
import type { Store } from '../../store.ts';
import { storedAttributesSchema } from './object-attributes.ts';
import type { StoredAttributes } from './object-attributes.ts';

/** An object without its content. */
export interface ObjectEntry extends StoredAttributes {
  bucket: string;
  key: string;
  /** Name of the content file. */
  file: string;
  /** Size in bytes. */
  size: number;
  /** The quoted MD5 of the content, as in the ETag header. */
  etag: string;
  lastModified: Date;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS s3_objects (
    bucket TEXT NOT NULL,
    key TEXT NOT NULL,
    file TEXT NOT NULL,
    size INTEGER NOT NULL,
    etag TEXT NOT NULL,
    last_modified INTEGER NOT NULL,
    attributes TEXT NOT NULL,
    PRIMARY KEY (bucket, key)
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX IF NOT EXISTS s3_objects_by_file ON s3_objects (bucket, file);
`;

const rowSchema = z
  .object({
    bucket: z.string(),
    key: z.string(),
    file: z.string(),
    size: z.number(),
    etag: z.string(),
    last_modified: z.number(),
    attributes: z.string().transform((json) => storedAttributesSchema.parse(JSON.parse(json))),
  })
  .transform(({ attributes, last_modified, ...row }): ObjectEntry => ({
    ...row,
    ...attributes,
    lastModified: new Date(last_modified),
  }));

/** Opens the objects' metadata in the store. Keys are ordered by their UTF-8 bytes, as in S3's listings. */
export const openObjectRows = (store: Store) => {
  store.exec(SCHEMA);
  const find = store.prepare('SELECT * FROM s3_objects WHERE bucket = ? AND key = ?');
  const list = store.prepare(
    `SELECT * FROM s3_objects
     WHERE bucket = :bucket AND key > :after AND substr(key, 1, length(:prefix)) = :prefix ORDER BY key`,
  );
  const save = store.prepare(
    `INSERT INTO s3_objects (bucket, key, file, size, etag, last_modified, attributes) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (bucket, key) DO UPDATE SET file = excluded.file, size = excluded.size, etag = excluded.etag,
       last_modified = excluded.last_modified, attributes = excluded.attributes`,
  );
  const remove = store.prepare('DELETE FROM s3_objects WHERE bucket = ? AND key = ?');
  const byFile = store.prepare('SELECT 1 FROM s3_objects WHERE bucket = ? AND file = ?');
  return {
    find: (bucket: string, key: string): ObjectEntry | undefined => {
      const row = find.get(bucket, key);
      return row && rowSchema.parse(row);
    },
    /** Lists objects by prefix. @param after returns only keys after this one */
    list: (bucket: string, prefix: string, after = ''): ObjectEntry[] =>
      list.all({ bucket, prefix, after }).map((row) => rowSchema.parse(row)),
    save: ({ bucket, key, file, size, etag, lastModified, ...attributes }: ObjectEntry): void => {
      save.run(bucket, key, file, size, etag, lastModified.getTime(), JSON.stringify(attributes));
    },
    remove: (bucket: string, key: string): void => {
      remove.run(bucket, key);
    },
    hasFile: (bucket: string, file: string): boolean => byFile.get(bucket, file) !== undefined,
  };
};

export type ObjectRows = ReturnType<typeof openObjectRows>;
