import { notImplemented } from '../../gateway/aws-error.ts';
import type { ObjectEntry } from './object-versions.ts';
import type { Precondition } from './object-store.ts';
import { noSuchKey, preconditionFailed } from './errors.ts';

type Headers = ReadonlyMap<string, string>;

export const READ_CONDITIONS = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'];
export const WRITE_CONDITIONS = ['if-match', 'if-none-match'];

const names = (list: string, etag: string): boolean =>
  list === '*' ||
  list
    .split(',')
    .some((item) => item.trim().replace(/^W\//, '').replaceAll('"', '') === etag.replaceAll('"', ''));

/** HTTP dates have a resolution of one second. */
const changedSince = ({ lastModified }: ObjectEntry, date: string): boolean =>
  Math.floor(lastModified.getTime() / 1000) * 1000 > Date.parse(date);

/**
 * Evaluates the conditions of a read in RFC 9110's order of precedence.
 * @returns whether the caller's copy is current (304)
 * @throws AwsError PreconditionFailed
 */
export const isNotModified = (headers: Headers, entry: ObjectEntry): boolean => {
  const [match, unmodified] = [headers.get('if-match'), headers.get('if-unmodified-since')];
  if (match !== undefined && !names(match, entry.etag)) throw preconditionFailed('If-Match');
  if (match === undefined && unmodified !== undefined && changedSince(entry, unmodified)) {
    throw preconditionFailed('If-Unmodified-Since');
  }
  const [none, modified] = [headers.get('if-none-match'), headers.get('if-modified-since')];
  if (none !== undefined) return names(none, entry.etag);
  return modified !== undefined && !changedSince(entry, modified);
};

/**
 * Returns the condition of a write: `If-None-Match: *` only creates, `If-Match` only replaces the given version.
 * @throws AwsError 501 for `If-None-Match` with any value but `*`, as in S3
 */
export const writePrecondition = (headers: Headers, key: string): Precondition => {
  const [match, none] = [headers.get('if-match'), headers.get('if-none-match')];
  if (none !== undefined && none !== '*') throw notImplemented('If-None-Match with an ETag on an S3 write');
  return (current) => {
    if (none === '*' && current) throw preconditionFailed('If-None-Match');
    if (match !== undefined && !current) throw noSuchKey(key);
    if (match !== undefined && current && !names(match, current.etag)) throw preconditionFailed('If-Match');
  };
};
