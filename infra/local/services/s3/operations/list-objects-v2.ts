import type { S3Operation } from '../call.ts';
import { listPermission } from '../permissions.ts';
import { xmlDocument } from '../xml.ts';
import { keyEncoderOf, pageOf } from './listing.ts';

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
    const delimiter = query.get('delimiter');
    const start = Buffer.from(startOf(query));
    const entries = (await objects.list(bucket, prefix)).filter(
      ({ key }) => Buffer.compare(Buffer.from(key), start) > 0,
    );
    const page = pageOf(entries, query);
    const encode = keyEncoderOf(query);
    const ListBucketResult = {
      Name: bucket,
      Prefix: encode(prefix),
      Delimiter: delimiter ? encode(delimiter) : undefined,
      EncodingType: query.get('encoding-type') ?? undefined,
      StartAfter: query.get('start-after') ?? undefined,
      ContinuationToken: query.get('continuation-token') ?? undefined,
      NextContinuationToken: page.last && tokenOf(page.last.key),
      KeyCount: page.count,
      MaxKeys: page.size,
      IsTruncated: page.last !== undefined,
      Contents: page.items.map(({ key, lastModified, etag, size }) => ({
        Key: encode(key),
        LastModified: lastModified.toISOString(),
        ETag: etag,
        Size: size,
        StorageClass: 'STANDARD',
      })),
      CommonPrefixes: page.commonPrefixes.map((each) => ({ Prefix: encode(each) })),
    };
    return {
      status: 200,
      headers: { 'content-type': 'application/xml' },
      body: xmlDocument({ ListBucketResult }),
    };
  },
};
