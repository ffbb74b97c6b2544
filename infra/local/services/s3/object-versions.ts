import { randomBytes } from 'node:crypto';
import type { StoredAttributes } from './object-attributes.ts';

/** What objects and delete markers have in common. */
interface VersionKey {
  bucket: string;
  key: string;
  versionId: string;
  lastModified: Date;
}

/** A version of an object, without its content. */
export interface ObjectEntry extends StoredAttributes, VersionKey {
  /** Name of the content file. */
  file: string;
  /** Size in bytes. */
  size: number;
  /** The quoted MD5 of the content, as in the ETag header. */
  etag: string;
}

/** The version that a deletion without a version ID creates in a versioned bucket. */
export interface DeleteMarker extends VersionKey {
  file: null;
}

export type ObjectVersion = ObjectEntry | DeleteMarker;

/** The version ID of objects that were stored while their bucket had no versions. */
export const NULL_VERSION = 'null';

/** Returns a version ID: like those of S3, text without order that is safe in URLs. */
export const newVersionId = (): string => randomBytes(24).toString('base64url');

/** Returns the version if it is an object and not a delete marker. */
export const asObject = (version: ObjectVersion | undefined): ObjectEntry | undefined =>
  version && version.file !== null ? version : undefined;
