import { createHash } from 'node:crypto';
import type { Clock } from '../../gateway/clock.ts';
import type { ContentFiles } from './content-files.ts';
import { storedAttributesSchema } from './object-attributes.ts';
import type { ObjectAttributes } from './object-attributes.ts';
import type { ObjectEntry, ObjectRows } from './object-rows.ts';

/** An object with its content. */
export interface StoredObject extends ObjectEntry {
  body: Buffer;
}

/** Throws to reject a write. Receives the object that exists at the moment of the write. */
export type Precondition = (current: ObjectEntry | undefined) => void;

/** Access to the objects without signatures and permissions, for the edge, the seed and the deployment. */
export interface ObjectStore {
  /** Stores an object, replacing an existing one. The write is durable when the promise resolves. */
  put(
    bucket: string,
    key: string,
    body: Uint8Array | string,
    attributes?: ObjectAttributes,
    precondition?: Precondition,
  ): Promise<ObjectEntry>;
  get(bucket: string, key: string): Promise<StoredObject | undefined>;
  head(bucket: string, key: string): Promise<ObjectEntry | undefined>;
  /** Deletes an object; does nothing if it does not exist. */
  delete(bucket: string, key: string): Promise<void>;
  /** Lists objects by key, ordered by their UTF-8 bytes. */
  list(bucket: string, prefix?: string): Promise<ObjectEntry[]>;
}

/** Returns a copy, so that the caller can reuse its buffer. */
const bufferOf = (body: Uint8Array | string): Buffer =>
  typeof body === 'string' ? Buffer.from(body) : Buffer.from(body);

const etagOf = (content: Buffer): string => `"${createHash('md5').update(content).digest('hex')}"`;

/** @param onCreated called with each object that was stored */
export const createObjectStore = (
  rows: ObjectRows,
  files: ContentFiles,
  clock: Clock,
  onCreated: (entry: ObjectEntry) => void = () => undefined,
): ObjectStore => {
  /** Runs synchronously from the lookup to the last line, so that no other write can happen in between. */
  const commit = (entry: ObjectEntry, precondition: Precondition): void => {
    const previous = rows.find(entry.bucket, entry.key);
    precondition(previous);
    rows.save(entry);
    if (previous) files.remove(previous.bucket, previous.file);
  };
  return {
    put: async (bucket, key, body, attributes = {}, precondition = () => undefined) => {
      const content = bufferOf(body);
      const file = await files.write(bucket, content);
      const entry = {
        ...storedAttributesSchema.parse(attributes),
        bucket,
        key,
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
    get: async (bucket, key) => {
      const entry = rows.find(bucket, key);
      return entry && { ...entry, body: files.read(bucket, entry.file) };
    },
    head: async (bucket, key) => rows.find(bucket, key),
    delete: async (bucket, key) => {
      const entry = rows.find(bucket, key);
      if (!entry) return;
      rows.remove(bucket, key);
      files.remove(bucket, entry.file);
    },
    list: async (bucket, prefix = '') => rows.list(bucket, prefix),
  };
};
