import { z } from 'zod';
import type { Store } from '../../store.ts';
import { storedAttributesSchema } from './object-attributes.ts';
import type { ObjectEntry, ObjectVersion } from './object-versions.ts';

/** The newest version of a key has the highest sequence. A delete marker has no file. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS s3_versions (
    bucket TEXT NOT NULL,
    key TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    version_id TEXT NOT NULL,
    file TEXT,
    size INTEGER NOT NULL,
    etag TEXT NOT NULL,
    last_modified INTEGER NOT NULL,
    attributes TEXT NOT NULL,
    PRIMARY KEY (bucket, key, sequence)
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX IF NOT EXISTS s3_versions_by_id ON s3_versions (bucket, key, version_id);
  CREATE UNIQUE INDEX IF NOT EXISTS s3_versions_by_file ON s3_versions (bucket, file);
`;

/** Objects of local data that was written before buckets had versions. */
const OLD_TABLE = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 's3_objects'";
const MOVE_OLD_OBJECTS = `
  BEGIN;
  INSERT INTO s3_versions SELECT bucket, key, 1, 'null', file, size, etag, last_modified, attributes FROM s3_objects;
  DROP TABLE s3_objects;
  COMMIT;
`;

const rowSchema = z
  .object({
    bucket: z.string(),
    key: z.string(),
    version_id: z.string(),
    file: z.string().nullable(),
    size: z.number(),
    etag: z.string(),
    last_modified: z.number(),
    attributes: z.string().transform((json) => storedAttributesSchema.parse(JSON.parse(json))),
  })
  .transform(
    ({ bucket, key, version_id: versionId, file, last_modified, size, etag, attributes }): ObjectVersion => {
      const version = { bucket, key, versionId, lastModified: new Date(last_modified) };
      return file === null ? { ...version, file } : { ...version, file, size, etag, ...attributes };
    },
  );

/** Opens the objects' metadata in the store. Keys are ordered by their UTF-8 bytes, as in S3's listings. */
export const openObjectRows = (store: Store) => {
  store.exec(SCHEMA);
  if (store.prepare(OLD_TABLE).get()) store.exec(MOVE_OLD_OBJECTS);
  const ofKey = 'SELECT * FROM s3_versions WHERE bucket = ? AND key = ?';
  const current = store.prepare(`${ofKey} ORDER BY sequence DESC LIMIT 1`);
  const byId = store.prepare(`${ofKey} AND version_id = ?`);
  const versions = store.prepare(
    `SELECT * FROM s3_versions WHERE bucket = :bucket AND substr(key, 1, length(:prefix)) = :prefix
     ORDER BY key, sequence DESC`,
  );
  const objects = store.prepare(
    `SELECT * FROM s3_versions AS version
     WHERE bucket = :bucket AND substr(key, 1, length(:prefix)) = :prefix AND file IS NOT NULL AND sequence =
       (SELECT max(sequence) FROM s3_versions WHERE bucket = version.bucket AND key = version.key)
     ORDER BY key`,
  );
  const save = store.prepare(
    `INSERT INTO s3_versions (bucket, key, sequence, version_id, file, size, etag, last_modified, attributes)
     SELECT :bucket, :key, coalesce(max(sequence), 0) + 1, :versionId, :file, :size, :etag, :lastModified, :attributes
     FROM s3_versions WHERE bucket = :bucket AND key = :key
     ON CONFLICT (bucket, key, version_id) DO UPDATE SET sequence = excluded.sequence, file = excluded.file,
       size = excluded.size, etag = excluded.etag, last_modified = excluded.last_modified,
       attributes = excluded.attributes`,
  );
  const remove = store.prepare('DELETE FROM s3_versions WHERE bucket = ? AND key = ? AND version_id = ?');
  const byFile = store.prepare('SELECT 1 FROM s3_versions WHERE bucket = ? AND file = ?');
  return {
    /** Returns a version; without an ID the current one, which may be a delete marker. */
    find: (bucket: string, key: string, versionId?: string): ObjectVersion | undefined => {
      const row = versionId === undefined ? current.get(bucket, key) : byId.get(bucket, key, versionId);
      return row && rowSchema.parse(row);
    },
    /** Lists current objects by prefix. */
    list: (bucket: string, prefix: string): ObjectEntry[] =>
      objects.all({ bucket, prefix }).map((row) => rowSchema.parse(row) as ObjectEntry),
    /** Lists all versions by prefix, the newest of each key first. */
    versions: (bucket: string, prefix: string): ObjectVersion[] =>
      versions.all({ bucket, prefix }).map((row) => rowSchema.parse(row)),
    /** Adds a version as the current one, and replaces an existing one with the same ID. */
    save: ({ bucket, key, versionId, lastModified, ...version }: ObjectVersion): void => {
      const { file, size, etag, ...attributes } =
        version.file === null ? { file: null, size: 0, etag: '' } : version;
      save.run({
        bucket,
        key,
        versionId,
        file,
        size,
        etag,
        lastModified: lastModified.getTime(),
        attributes: JSON.stringify(attributes),
      });
    },
    remove: (bucket: string, key: string, versionId: string): void => {
      remove.run(bucket, key, versionId);
    },
    hasFile: (bucket: string, file: string): boolean => byFile.get(bucket, file) !== undefined,
  };
};

export type ObjectRows = ReturnType<typeof openObjectRows>;
