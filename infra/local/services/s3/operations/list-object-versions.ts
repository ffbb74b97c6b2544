import type { S3Operation } from '../call.ts';
import { invalidArgument } from '../errors.ts';
import { asObject, type ObjectVersion } from '../object-versions.ts';
import { listPermission } from '../permissions.ts';
import { xmlDocument } from '../xml.ts';
import { keyEncoderOf, pageOf } from './listing.ts';

type Listed = ObjectVersion & { isLatest: boolean };

/** Returns the versions after the markers. Of the marked key they start after the marked version, if it is still there. */
const afterMarkers = (versions: readonly Listed[], query: URLSearchParams): readonly Listed[] => {
  const key = query.get('key-marker');
  const versionId = query.get('version-id-marker');
  if (!key) {
    if (!versionId) return versions;
    throw invalidArgument(
      'A version-id marker cannot be specified without a key marker.',
      'version-id-marker',
    );
  }
  const marked = versions.findIndex((version) => version.key === key && version.versionId === versionId);
  if (marked >= 0) return versions.slice(marked + 1);
  const marker = Buffer.from(key);
  const first = versionId ? 0 : 1;
  return versions.filter((version) => Buffer.compare(Buffer.from(version.key), marker) >= first);
};

/** Lists versions and delete markers, the newest of each key first. */
export const listObjectVersions: S3Operation = {
  name: 'ListObjectVersions',
  query: ['delimiter', 'encoding-type', 'key-marker', 'max-keys', 'prefix', 'version-id-marker', 'versions'],
  permissions: ({ address, request }) => [
    listPermission(address.bucket, request.query, 's3:ListBucketVersions'),
  ],
  handle: async ({ address: { bucket }, request: { query } }, { objects }) => {
    const prefix = query.get('prefix') ?? '';
    const delimiter = query.get('delimiter');
    const versions = await objects.versions(bucket, prefix);
    const listed = versions.map((version, at) => ({
      ...version,
      isLatest: versions[at - 1]?.key !== version.key,
    }));
    const page = pageOf(afterMarkers(listed, query), query);
    const encode = keyEncoderOf(query);
    const shown = ({ key, versionId, isLatest, lastModified }: Listed) => ({
      Key: encode(key),
      VersionId: versionId,
      IsLatest: isLatest,
      LastModified: lastModified.toISOString(),
    });
    const ListVersionsResult = {
      Name: bucket,
      Prefix: encode(prefix),
      Delimiter: delimiter ? encode(delimiter) : undefined,
      EncodingType: query.get('encoding-type') ?? undefined,
      KeyMarker: encode(query.get('key-marker') ?? ''),
      VersionIdMarker: query.get('version-id-marker') ?? '',
      NextKeyMarker: page.last && encode(page.last.key),
      NextVersionIdMarker: page.last?.versionId,
      MaxKeys: page.size,
      IsTruncated: page.last !== undefined,
      Version: page.items.flatMap((version) => {
        const object = asObject(version);
        if (!object) return [];
        return [{ ...shown(version), ETag: object.etag, Size: object.size, StorageClass: 'STANDARD' }];
      }),
      DeleteMarker: page.items.filter((version) => !asObject(version)).map(shown),
      CommonPrefixes: page.commonPrefixes.map((each) => ({ Prefix: encode(each) })),
    };
    return {
      status: 200,
      headers: { 'content-type': 'application/xml' },
      body: xmlDocument({ ListVersionsResult }),
    };
  },
};
