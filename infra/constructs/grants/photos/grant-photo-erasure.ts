import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { ERASED_FOLDER } from '#shared/account/erased-users.ts';
import { allowOnObjects } from '../allow-on-objects.ts';

/** The folders with files of users. */
const FOLDERS = ['photos', 'incoming', 'exports'] as const;

/**
 * Grants listing and deleting all versions of users' files, and recording erased users; sets `PHOTO_BUCKET`. For the
 * erasure alone: what it deletes cannot be restored (decision 0109).
 */
export const grantPhotoErasure = (fn: Function, bucket: Bucket): void => {
  allowOnObjects(fn, bucket, 'DeleteObjectVersion', FOLDERS);
  // The delete marker from which the backups know what expires.
  allowOnObjects(fn, bucket, 'DeleteObject', ['photos']);
  allowOnObjects(fn, bucket, 'PutObject', [ERASED_FOLDER]);
  fn.addToRolePolicy(
    new PolicyStatement({
      actions: ['s3:ListBucketVersions'],
      resources: [bucket.bucketArn],
      conditions: { StringLike: { 's3:prefix': FOLDERS.map((folder) => `${folder}/*`) } },
    }),
  );
  fn.addEnvironment('PHOTO_BUCKET', bucket.bucketName);
};
