import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { allowOnObjects } from './allow-on-objects.ts';

/** To read an upload, keep its checked copy and drop the original, or both; `PHOTO_BUCKET`. */
export const grantPhotoKeep = (fn: Function, bucket: Bucket): void => {
  allowOnObjects(fn, bucket, 'GetObject', ['incoming', 'photos']);
  allowOnObjects(fn, bucket, 'PutObject', ['photos']);
  allowOnObjects(fn, bucket, 'DeleteObject', ['incoming', 'photos']);
  // Without it S3 answers 'access denied' for an object that is not there, which could not be told from a fault.
  fn.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucket.bucketArn] }));
  fn.addEnvironment('PHOTO_BUCKET', bucket.bucketName);
};
