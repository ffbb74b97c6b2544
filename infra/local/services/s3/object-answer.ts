import { accessDenied } from '../../gateway/iam.ts';
import type { AwsError } from '../../gateway/aws-error.ts';
import type { S3Call } from './call.ts';
import { bucketArnOf } from './address.ts';
import { listPermission } from './permissions.ts';
import { attributeHeaders } from './object-attributes.ts';
import type { ObjectEntry } from './object-rows.ts';
import { noSuchKey } from './errors.ts';

/** Every bucket is encrypted with S3's own keys since 2023; S3 says so on each object. */
export const ENCRYPTION = { 'x-amz-server-side-encryption': 'AES256' };

const checksumHeaders = ({ headers }: S3Call, { checksums }: ObjectEntry): Record<string, string> => {
  const asked = headers.get('x-amz-checksum-mode') === 'ENABLED' && !headers.has('range');
  return asked && checksums ? { ...checksums, 'x-amz-checksum-type': 'FULL_OBJECT' } : {};
};

/** The headers that go with an object, its length excepted. */
export const objectHeaders = (call: S3Call, entry: ObjectEntry): Record<string, string> => ({
  ...attributeHeaders(entry),
  ...checksumHeaders(call, entry),
  ...ENCRYPTION,
  'accept-ranges': 'bytes',
  etag: entry.etag,
  'last-modified': entry.lastModified.toUTCString(),
});

/**
 * Why an object cannot be answered: like S3, the absence is told only to those who may list the bucket.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html
 */
export const absent = ({ address, request: { caller } }: S3Call): AwsError => {
  const listing = listPermission(address.bucket);
  if (!caller || caller.may(listing)) return noSuchKey(address.key);
  return accessDenied(caller.arn, { action: listing.action, resource: bucketArnOf(address.bucket) });
};
