import { Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Stage } from '../../stages.ts';
import { createPrivateBucket } from './private-bucket.ts';

/**
 * Creates a bucket for access logs, with the stage's log retention. A stage that keeps its data also keeps it after a
 * failed creation: AWS may have written logs already, and only empty buckets can be deleted.
 */
export const createLogBucket = (stack: Stack, id: string, stage: Stage): Bucket =>
  createPrivateBucket(stack, id, stage, {
    lifecycleRules: [{ expiration: Duration.days(stage.logsKeptForDays) }],
    removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
