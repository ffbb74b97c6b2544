import type { RequiredPermission } from '../../gateway/aws-service.ts';
import { bucketArnOf, objectArnOf } from './address.ts';
import type { S3Address } from './address.ts';

export const objectPermission = (action: string, address: S3Address): RequiredPermission => ({
  action,
  resource: objectArnOf(address),
});

const versionPermission = (action: string, address: S3Address, versionId: string): RequiredPermission => ({
  ...objectPermission(action, address),
  context: { 's3:VersionId': [versionId] },
});

/** Returns the permission to delete an object, or one of its versions for good. */
export const deletePermission = (address: S3Address, versionId: string | undefined): RequiredPermission =>
  versionId === undefined
    ? objectPermission('s3:DeleteObject', address)
    : versionPermission('s3:DeleteObjectVersion', address, versionId);

/** Returns the permission to read an object, or one of its versions. */
export const readPermission = (address: S3Address, versionId: string | undefined): RequiredPermission =>
  versionId === undefined
    ? objectPermission('s3:GetObject', address)
    : versionPermission('s3:GetObjectVersion', address, versionId);

const one = (value: string | null | undefined): string[] => (value ? [value] : []);

/**
 * Returns the permission to list a bucket. @param query the listing's query, whose parameters are IAM condition keys
 */
export const listPermission = (
  bucket: string,
  query?: URLSearchParams,
  action: 's3:ListBucket' | 's3:ListBucketVersions' = 's3:ListBucket',
): RequiredPermission => ({
  action,
  resource: bucketArnOf(bucket),
  context: {
    's3:prefix': one(query?.get('prefix')),
    's3:delimiter': one(query?.get('delimiter')),
    's3:max-keys': one(query?.get('max-keys')),
  },
});
