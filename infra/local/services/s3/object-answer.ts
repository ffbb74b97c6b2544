import { accessDenied } from '../../gateway/iam.ts';
import type { AwsError } from '../../gateway/aws-error.ts';
import type { S3Call } from './call.ts';
import { bucketArnOf } from './address.ts';
import { listPermission } from './permissions.ts';
import { attributeHeaders } from './object-attributes.ts';
import type { ObjectEntry } from './object-rows.ts';
import { noSuchKey } from './errors.ts';

/** S3 has encrypted every bucket with its own keys since 2023 and reports this with each object. */
export const ENCRYPTION = { 'x-amz-server-side-encryption': 'AES256' };

const checksumHeaders = ({ headers }: S3Call, { checksums }: ObjectEntry): Record<string, string> => {
  const asked = headers.get('x-amz-checksum-mode') === 'ENABLED' && !headers.has('range');
  return asked && checksums ? { ...checksums, 'x-amz-checksum-type': 'FULL_OBJECT' } : {};
};

/** Returns an object's headers except its length. */
export const objectHeaders = (call: S3Call, entry: ObjectEntry): Record<string, string> => ({
  ...attributeHeaders(entry),
  ...checksumHeaders(call, entry),
  ...ENCRYPTION,
  'accept-ranges': 'bytes',
  etag: entry.etag,
  'last-modified': entry.lastModified.toUTCString(),
});

/**
 * Returns the error for a missing object. Like S3, it only reveals that the object is missing to callers who can list
 * the bucket.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html
 */
export const absent = ({ address, request: { caller } }: S3Call): AwsError => {
  const listing = listPermission(address.bucket);
  if (!caller || caller.may(listing)) return noSuchKey(address.key);
  return accessDenied(caller.arn, { action: listing.action, resource: bucketArnOf(address.bucket) });
};
