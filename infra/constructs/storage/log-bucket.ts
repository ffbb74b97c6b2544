import { Duration } from 'aws-cdk-lib';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Platform } from '../../platform.ts';
import { createPrivateBucket } from './private-bucket.ts';

/** Who asked the edge and the buckets for what, for as long as the stage keeps logs. */
export const createLogBucket = ({ stack, stage }: Platform): Bucket =>
  createPrivateBucket(stack, 'AccessLogs', stage, {
    lifecycleRules: [{ expiration: Duration.days(stage.logsKeptForDays) }],
  });
