import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { allowOnObjects } from './allow-on-objects.ts';

/** To remove recordings and what came of them; `RECORDING_BUCKET`. */
export const grantRecordingRemoval = (fn: Function, bucket: Bucket): void => {
  allowOnObjects(fn, bucket, 'DeleteObject', ['recordings', 'results']);
  fn.addEnvironment('RECORDING_BUCKET', bucket.bucketName);
};

/** To read objects of a folder. Without the list S3 would call what is not there forbidden, as if it were a fault. */
const allowReading = (fn: Function, bucket: Bucket, folder: 'recordings' | 'results'): void => {
  allowOnObjects(fn, bucket, 'GetObject', [folder]);
  fn.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucket.bucketArn] }));
};

/** To keep recordings, permit their upload, look into them and remove them; `RECORDING_BUCKET`. */
export const grantRecordings = (fn: Function, bucket: Bucket): void => {
  allowOnObjects(fn, bucket, 'PutObject', ['recordings']);
  allowReading(fn, bucket, 'recordings');
  grantRecordingRemoval(fn, bucket);
};

/** To read what came of recordings and remove both; `RECORDING_BUCKET`. */
export const grantRecordingResults = (fn: Function, bucket: Bucket): void => {
  allowReading(fn, bucket, 'results');
  grantRecordingRemoval(fn, bucket);
};
