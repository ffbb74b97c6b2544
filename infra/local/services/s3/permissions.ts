import type { RequiredPermission } from '../../gateway/aws-service.ts';
import { bucketArnOf, objectArnOf } from './address.ts';
import type { S3Address } from './address.ts';

export const objectPermission = (action: string, address: S3Address): RequiredPermission => ({
  action,
  resource: objectArnOf(address),
});

const one = (value: string | null | undefined): string[] => (value ? [value] : []);

/**
 * Returns the permission to list a bucket. @param query the listing's query, whose parameters are IAM condition keys
 */
export const listPermission = (bucket: string, query?: URLSearchParams): RequiredPermission => ({
  action: 's3:ListBucket',
  resource: bucketArnOf(bucket),
  context: {
    's3:prefix': one(query?.get('prefix')),
    's3:delimiter': one(query?.get('delimiter')),
    's3:max-keys': one(query?.get('max-keys')),
  },
});
