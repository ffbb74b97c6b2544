import { Duration } from 'aws-cdk-lib';
import type { Bucket, CfnBucket } from 'aws-cdk-lib/aws-s3';
import type { Platform } from '../../platform.ts';
import { createPrivateBucket } from './private-bucket.ts';

/**
 * Retention of records that a stream consumer could not process: enough to notice the alarm after a long weekend and to
 * deploy a fix. Erasing an account does not reach them, so they expire soon.
 */
export const FAILED_RECORDS_KEPT = Duration.days(7);

/**
 * Creates the bucket for changes of the table that a stream consumer could not process. Lambda stores each failed batch
 * with its records, which the stream itself keeps for a day only.
 */
export const createFailedRecordsBucket = ({ stack, stage }: Platform, accessLogs: Bucket): Bucket => {
  const bucket = createPrivateBucket(stack, 'FailedRecords', stage, {
    serverAccessLogsBucket: accessLogs,
    serverAccessLogsPrefix: 'failed-records/',
    lifecycleRules: [{ expiration: FAILED_RECORDS_KEPT }],
  });
  // The construct's own property adds a custom resource that may change the notifications of every bucket.
  (bucket.node.defaultChild as CfnBucket).notificationConfiguration = {
    eventBridgeConfiguration: { eventBridgeEnabled: true },
  };
  return bucket;
};
