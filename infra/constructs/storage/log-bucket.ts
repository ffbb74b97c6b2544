import { Duration } from 'aws-cdk-lib';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Platform } from '../../platform.ts';
import { createPrivateBucket } from './private-bucket.ts';

/** Creates the bucket for access logs of the edge and the buckets, with the stage's log retention. */
export const createLogBucket = ({ stack, stage }: Platform): Bucket =>
  createPrivateBucket(stack, 'AccessLogs', stage, {
    lifecycleRules: [{ expiration: Duration.days(stage.logsKeptForDays) }],
  });
