import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { allowOnObjects } from '../allow-on-objects.ts';

/** Grants deletion of photos and uploads, of which the bucket keeps versions; sets `PHOTO_BUCKET`. */
export const grantPhotoRemoval = (fn: Function, bucket: Bucket): void => {
  allowOnObjects(fn, bucket, 'DeleteObject', ['photos', 'incoming']);
  fn.addEnvironment('PHOTO_BUCKET', bucket.bucketName);
};
