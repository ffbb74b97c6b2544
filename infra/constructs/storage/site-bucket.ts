import { RemovalPolicy } from 'aws-cdk-lib';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Platform } from '../../platform.ts';
import { allowEdgeToRead } from './allow-edge-to-read.ts';
import { createPrivateBucket } from './private-bucket.ts';

/** Creates the bucket for the built site, which every deployment can fill again. */
export const createSiteBucket = ({ stack, stage }: Platform, accessLogs: Bucket): Bucket => {
  const bucket = createPrivateBucket(stack, 'Site', stage, {
    serverAccessLogsBucket: accessLogs,
    serverAccessLogsPrefix: 'site/',
    removalPolicy: RemovalPolicy.DESTROY,
  });
  allowEdgeToRead(bucket, ['*']);
  return bucket;
};
