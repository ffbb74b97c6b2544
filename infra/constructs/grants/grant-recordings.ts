import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { allowOnObjects } from './allow-on-objects.ts';

/** Grants deletion of recordings and results; sets `RECORDING_BUCKET`. */
export const grantRecordingRemoval = (fn: Function, bucket: Bucket): void => {
  allowOnObjects(fn, bucket, 'DeleteObject', ['recordings', 'results']);
  fn.addEnvironment('RECORDING_BUCKET', bucket.bucketName);
};

/** Grants read access to a folder. Without the list permission, S3 would report a missing object as forbidden. */
const allowReading = (fn: Function, bucket: Bucket, folder: 'recordings' | 'results'): void => {
  allowOnObjects(fn, bucket, 'GetObject', [folder]);
  fn.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucket.bucketArn] }));
};

/** Grants storing recordings, permitting their upload, reading and deleting them; sets `RECORDING_BUCKET`. */
export const grantRecordings = (fn: Function, bucket: Bucket): void => {
  allowOnObjects(fn, bucket, 'PutObject', ['recordings']);
  allowReading(fn, bucket, 'recordings');
  grantRecordingRemoval(fn, bucket);
};

/** Grants reading transcription results and deleting them with their recordings; sets `RECORDING_BUCKET`. */
export const grantRecordingResults = (fn: Function, bucket: Bucket): void => {
  allowReading(fn, bucket, 'results');
  grantRecordingRemoval(fn, bucket);
};
