import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { allowOnObjects } from './allow-on-objects.ts';

/** To delete photos, kept or not; `PHOTO_BUCKET`. */
export const grantPhotoRemoval = (fn: Function, bucket: Bucket): void => {
  allowOnObjects(fn, bucket, 'DeleteObject', ['photos', 'incoming']);
  fn.addEnvironment('PHOTO_BUCKET', bucket.bucketName);
};

/** To delete the files of exports as well, which lie beside the photos. */
export const grantExportRemoval = (fn: Function, bucket: Bucket): void =>
  allowOnObjects(fn, bucket, 'DeleteObject', ['exports']);
