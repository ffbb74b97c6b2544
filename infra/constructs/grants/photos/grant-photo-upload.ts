import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { allowOnObjects } from '../allow-on-objects.ts';

/** Grants permitting uploads to `incoming/`; sets `PHOTO_BUCKET`. */
export const grantPhotoUpload = (fn: Function, bucket: Bucket): void => {
  allowOnObjects(fn, bucket, 'PutObject', ['incoming']);
  fn.addEnvironment('PHOTO_BUCKET', bucket.bucketName);
};
