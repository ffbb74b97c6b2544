import { accessDenied } from '../../gateway/iam.ts';
import { AwsError } from '../../gateway/aws-error.ts';
import type { S3Call, S3Context } from './call.ts';
import { bucketArnOf } from './address.ts';
import { listPermission } from './permissions.ts';
import { attributeHeaders } from './object-attributes.ts';
import type { ObjectEntry, ObjectVersion } from './object-versions.ts';
import { DeleteMarkerFound, noSuchKey, noSuchVersion } from './errors.ts';

/** S3 has encrypted every bucket with its own keys since 2023 and reports this with each object. */
export const ENCRYPTION = { 'x-amz-server-side-encryption': 'AES256' };

const checksumHeaders = ({ headers }: S3Call, { checksums }: ObjectEntry): Record<string, string> => {
  const asked = headers.get('x-amz-checksum-mode') === 'ENABLED' && !headers.has('range');
  return asked && checksums ? { ...checksums, 'x-amz-checksum-type': 'FULL_OBJECT' } : {};
};

/** Returns the version ID that a request names. */
export const versionIdOf = ({ request }: S3Call): string | undefined =>
  request.query.get('versionId') ?? undefined;

/** Returns the header with the ID of a version, which only versioned buckets have. */
export const versionHeaders = (
  { buckets }: Pick<S3Context, 'buckets'>,
  { bucket, versionId }: ObjectVersion,
): Record<string, string> => (buckets.get(bucket)?.isVersioned ? { 'x-amz-version-id': versionId } : {});

/** Returns the headers that say which version or delete marker was deleted or created. */
export const deletedVersionHeaders = (
  call: S3Call,
  context: Pick<S3Context, 'buckets'>,
  deleted: ObjectVersion | undefined,
): Record<string, string> => {
  const versionId = versionIdOf(call);
  if (!deleted) return versionId === undefined ? {} : { 'x-amz-version-id': versionId };
  const marker: Record<string, string> = deleted.file === null ? { 'x-amz-delete-marker': 'true' } : {};
  return { ...versionHeaders(context, deleted), ...marker };
};

/** Returns an object's headers except its length. */
export const objectHeaders = (
  call: S3Call,
  context: Pick<S3Context, 'buckets'>,
  entry: ObjectEntry,
): Record<string, string> => ({
  ...versionHeaders(context, entry),
  ...attributeHeaders(entry),
  ...checksumHeaders(call, entry),
  ...ENCRYPTION,
  'accept-ranges': 'bytes',
  etag: entry.etag,
  'last-modified': entry.lastModified.toUTCString(),
});

/**
 * Returns the error for a missing object. Like S3, it only reveals that the object is missing to callers who can list
 * the bucket. @param found the delete marker that was found instead, if any
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html
 */
export const absent = (call: S3Call, found: ObjectVersion | undefined): AwsError => {
  const {
    address: { bucket, key },
    request: { caller, method },
  } = call;
  const versionId = versionIdOf(call);
  const listing = listPermission(bucket);
  if (caller && !caller.may(listing))
    return accessDenied(caller.arn, { action: listing.action, resource: bucketArnOf(bucket) });
  if (!found) return versionId === undefined ? noSuchKey(key) : noSuchVersion(key, versionId);
  if (versionId === undefined) return new DeleteMarkerFound(noSuchKey(key), found.versionId);
  const message = 'The specified method is not allowed against this resource.';
  const details = { Method: method, ResourceType: 'DeleteMarker' };
  return new DeleteMarkerFound(new AwsError('MethodNotAllowed', message, 405, details), versionId);
};
