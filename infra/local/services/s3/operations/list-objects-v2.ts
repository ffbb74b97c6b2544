import { uriEncode } from '../../../gateway/sigv4.ts';
import type { S3Operation } from '../call.ts';
import type { ObjectEntry } from '../object-rows.ts';
import { listPermission } from '../permissions.ts';
import { invalidArgument } from '../errors.ts';
import { xmlDocument } from '../xml.ts';

/** An entry of a listing: an object, or all keys that share a prefix up to the delimiter. */
type Line = { entry: ObjectEntry; last: string } | { commonPrefix: string; last: string };

const MAX_KEYS = 1000;

const pageSizeOf = (query: URLSearchParams): number => {
  const asked = Number(query.get('max-keys') ?? MAX_KEYS);
  if (!Number.isInteger(asked) || asked < 0)
    throw invalidArgument('Provided max-keys not an integer', 'max-keys');
  return Math.min(asked, MAX_KEYS);
};

const linesOf = (entries: ObjectEntry[], prefix: string, delimiter: string): Line[] => {
  const lines: Line[] = [];
  for (const entry of entries) {
    const end = delimiter === '' ? -1 : entry.key.indexOf(delimiter, prefix.length);
    if (end < 0) {
      lines.push({ entry, last: entry.key });
      continue;
    }
    const commonPrefix = entry.key.slice(0, end + delimiter.length);
    const line = lines.at(-1);
    if (line && 'commonPrefix' in line && line.commonPrefix === commonPrefix) line.last = entry.key;
    else lines.push({ commonPrefix, last: entry.key });
  }
  return lines;
};

/** Returns an opaque continuation token that contains the last key of the page. */
const tokenOf = (key: string): string => Buffer.from(key).toString('base64url');

const startOf = (query: URLSearchParams): string => {
  const token = query.get('continuation-token');
  return token === null ? (query.get('start-after') ?? '') : Buffer.from(token, 'base64url').toString();
};

export const listObjectsV2: S3Operation = {
  name: 'ListObjectsV2',
  query: [
    'continuation-token',
    'delimiter',
    'encoding-type',
    'list-type',
    'max-keys',
    'prefix',
    'start-after',
  ],
  permissions: ({ address, request }) => [listPermission(address.bucket, request.query)],
  handle: async ({ address: { bucket }, request: { query } }, { objects }) => {
    const prefix = query.get('prefix') ?? '';
    const delimiter = query.get('delimiter') ?? '';
    const size = pageSizeOf(query);
    const start = startOf(query);
    const entries = (await objects.list(bucket, prefix)).filter(
      ({ key }) => Buffer.compare(Buffer.from(key), Buffer.from(start)) > 0,
    );
    const lines = linesOf(entries, prefix, delimiter);
    const page = lines.slice(0, size);
    const encode = (text: string) =>
      query.get('encoding-type') === 'url' ? uriEncode(text).replaceAll('%2F', '/') : text;
    const truncated = page.length > 0 && lines.length > page.length;
    const ListBucketResult = {
      Name: bucket,
      Prefix: encode(prefix),
      Delimiter: delimiter === '' ? undefined : encode(delimiter),
      EncodingType: query.get('encoding-type') ?? undefined,
      StartAfter: query.get('start-after') ?? undefined,
      ContinuationToken: query.get('continuation-token') ?? undefined,
      NextContinuationToken: truncated ? tokenOf(page.at(-1)?.last ?? '') : undefined,
      KeyCount: page.length,
      MaxKeys: size,
      IsTruncated: truncated,
      Contents: page.flatMap((line) =>
        'entry' in line
          ? [
              {
                Key: encode(line.entry.key),
                LastModified: line.entry.lastModified.toISOString(),
                ETag: line.entry.etag,
                Size: line.entry.size,
                StorageClass: 'STANDARD',
              },
            ]
          : [],
      ),
      CommonPrefixes: page.flatMap((line) =>
        'commonPrefix' in line ? [{ Prefix: encode(line.commonPrefix) }] : [],
      ),
    };
    return {
      status: 200,
      headers: { 'content-type': 'application/xml' },
      body: xmlDocument({ ListBucketResult }),
    };
  },
};
