import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { allowOnObjects } from './allow-on-objects.ts';

/** Grants deletion of photos and uploads; sets `PHOTO_BUCKET`. */
export const grantPhotoRemoval = (fn: Function, bucket: Bucket): void => {
  allowOnObjects(fn, bucket, 'DeleteObject', ['photos', 'incoming']);
  fn.addEnvironment('PHOTO_BUCKET', bucket.bucketName);
};

/** Also grants deletion of export files, which are stored in the same bucket. */
export const grantExportRemoval = (fn: Function, bucket: Bucket): void =>
  allowOnObjects(fn, bucket, 'DeleteObject', ['exports']);
