import { Duration } from 'aws-cdk-lib';
import { type Bucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Platform } from '../platform.ts';
import { createPrivateBucket } from './private-bucket.ts';

/** Who asked the site and the buckets for what, for as long as the stage keeps logs. */
export const createLogBucket = ({ stack, stage }: Platform): Bucket =>
  createPrivateBucket(stack, 'AccessLogs', stage, {
    // CloudFront writes its standard logs with an access control list.
    objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
    lifecycleRules: [{ expiration: Duration.days(stage.logsKeptForDays) }],
  });
