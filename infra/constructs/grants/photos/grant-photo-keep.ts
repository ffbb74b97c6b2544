import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { allowOnObjects } from '../allow-on-objects.ts';

/** Grants reading an upload, storing its checked copy, and deleting both, the upload for good; sets `PHOTO_BUCKET`. */
export const grantPhotoKeep = (fn: Function, bucket: Bucket): void => {
  allowOnObjects(fn, bucket, 'GetObject', ['incoming', 'photos']);
  allowOnObjects(fn, bucket, 'PutObject', ['photos']);
  allowOnObjects(fn, bucket, 'DeleteObject', ['photos']);
  allowOnObjects(fn, bucket, 'DeleteObjectVersion', ['incoming']);
  // Without this permission, S3 reports a missing object as 'access denied', which looks like a configuration error.
  fn.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucket.bucketArn] }));
  fn.addEnvironment('PHOTO_BUCKET', bucket.bucketName);
};
