import { RemovalPolicy } from 'aws-cdk-lib';
import { Bucket, type BucketProps, BlockPublicAccess, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { removalPolicyOf, type Stage } from '../../stages.ts';

/**
 * Creates a private bucket: encrypted, TLS only, without public access. If the stage does not keep its data, the bucket is
 * emptied before it is deleted, because CloudFormation only deletes empty buckets.
 */
export const createPrivateBucket = (
  scope: Construct,
  id: string,
  stage: Stage,
  { removalPolicy = removalPolicyOf(stage), ...props }: BucketProps,
): Bucket =>
  new Bucket(scope, id, {
    encryption: BucketEncryption.S3_MANAGED,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    removalPolicy,
    autoDeleteObjects: removalPolicy === RemovalPolicy.DESTROY && stage.name !== 'local',
    ...props,
  });
