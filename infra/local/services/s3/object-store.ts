import { createHash } from 'node:crypto';
import type { Clock } from '../../gateway/clock.ts';
import type { ContentFiles } from './content-files.ts';
import { storedAttributesSchema } from './object-attributes.ts';
import type { ObjectAttributes } from './object-attributes.ts';
import type { ObjectRows } from './object-rows.ts';
import {
  asObject,
  type DeleteMarker,
  newVersionId,
  NULL_VERSION,
  type ObjectEntry,
  type ObjectVersion,
} from './object-versions.ts';

/** An object with its content. */
export interface StoredObject extends ObjectEntry {
  body: Buffer;
}

/** Throws to reject a write. Receives the object that exists at the moment of the write. */
export type Precondition = (current: ObjectEntry | undefined) => void;

/** Access to the objects without signatures and permissions, for the edge, the seed and the deployment. */
export interface ObjectStore {
  /** Stores an object as the current version, the only one without versions. Durable when the promise resolves. */
  put(
    bucket: string,
    key: string,
    body: Uint8Array | string,
    attributes?: ObjectAttributes,
    precondition?: Precondition,
  ): Promise<ObjectEntry>;
  get(bucket: string, key: string, versionId?: string): Promise<StoredObject | undefined>;
  head(bucket: string, key: string, versionId?: string): Promise<ObjectEntry | undefined>;
  /** Returns a version or delete marker; without an ID the current one. */
  version(bucket: string, key: string, versionId?: string): Promise<ObjectVersion | undefined>;
  /**
   * Deletes a version for good, or without an ID the object: with a delete marker in a versioned bucket.
   * @returns the deleted version, or the new delete marker
   */
  delete(bucket: string, key: string, versionId?: string): Promise<ObjectVersion | undefined>;
  /** Lists current objects by key, ordered by their UTF-8 bytes. */
  list(bucket: string, prefix?: string): Promise<ObjectEntry[]>;
  /** Lists all versions and delete markers by key, the newest of each key first. */
  versions(bucket: string, prefix?: string): Promise<ObjectVersion[]>;
}

interface Parts {
  rows: ObjectRows;
  files: ContentFiles;
  clock: Clock;
  isVersioned: (bucket: string) => boolean;
  /** Called with each object that was stored. */
  onCreated?: (entry: ObjectEntry) => void;
}

/** Returns a copy, so that the caller can reuse its buffer. */
const bufferOf = (body: Uint8Array | string): Buffer =>
  typeof body === 'string' ? Buffer.from(body) : Buffer.from(body);

const etagOf = (content: Buffer): string => `"${createHash('md5').update(content).digest('hex')}"`;

export const createObjectStore = ({
  rows,
  files,
  clock,
  isVersioned,
  onCreated = () => undefined,
}: Parts): ObjectStore => {
  const versionIdIn = (bucket: string): string => (isVersioned(bucket) ? newVersionId() : NULL_VERSION);

  const removeFile = (version: ObjectVersion | undefined): void => {
    const object = asObject(version);
    if (object) files.remove(object.bucket, object.file);
  };

  /** Runs synchronously from the lookup to the last line, so that no other write can happen in between. */
  const commit = (entry: ObjectEntry, precondition: Precondition): void => {
    precondition(asObject(rows.find(entry.bucket, entry.key)));
    const replaced = rows.find(entry.bucket, entry.key, entry.versionId);
    rows.save(entry);
    removeFile(replaced);
  };

  const head = (bucket: string, key: string, versionId?: string): ObjectEntry | undefined =>
    asObject(rows.find(bucket, key, versionId));

  return {
    put: async (bucket, key, body, attributes = {}, precondition = () => undefined) => {
      const content = bufferOf(body);
      const file = await files.write(bucket, content);
      const entry = {
        ...storedAttributesSchema.parse(attributes),
        bucket,
        key,
        versionId: versionIdIn(bucket),
        file,
        size: content.length,
        etag: etagOf(content),
        lastModified: clock(),
      };
      try {
        commit(entry, precondition);
      } catch (error) {
        files.remove(bucket, file);
        throw error;
      }
      onCreated(entry);
      return entry;
    },
    /** Synchronous, so that an overwrite cannot delete the file between the lookup and the read. */
    get: async (bucket, key, versionId) => {
      const entry = head(bucket, key, versionId);
      return entry && { ...entry, body: files.read(bucket, entry.file) };
    },
    head: async (bucket, key, versionId) => head(bucket, key, versionId),
    version: async (bucket, key, versionId) => rows.find(bucket, key, versionId),
    delete: async (bucket, key, versionId) => {
      if (versionId === undefined && isVersioned(bucket)) {
        const marker: DeleteMarker = {
          bucket,
          key,
          versionId: newVersionId(),
          lastModified: clock(),
          file: null,
        };
        rows.save(marker);
        return marker;
      }
      const version = rows.find(bucket, key, versionId);
      if (version) rows.remove(bucket, key, version.versionId);
      removeFile(version);
      return version;
    },
    list: async (bucket, prefix = '') => rows.list(bucket, prefix),
    versions: async (bucket, prefix = '') => rows.versions(bucket, prefix),
  };
};
