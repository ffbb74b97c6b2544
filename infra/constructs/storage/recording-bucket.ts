import { Duration } from 'aws-cdk-lib';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Platform } from '../../platform.ts';
import { browserUploads } from './browser-uploads.ts';
import { createPrivateBucket } from './private-bucket.ts';
import type { SiteAddress } from '../site/site-address.ts';

/**
 * What people said, until it is words: `recordings/` and `results/`. The product removes both as soon as the words are
 * there; what it fails to remove goes after a day. Nothing here is ever shown. Uploads as to the bucket of photos.
 */
export const createRecordingBucket = (platform: Platform, address: SiteAddress, accessLogs: Bucket): Bucket =>
  createPrivateBucket(platform.stack, 'Recordings', platform.stage, {
    serverAccessLogsBucket: accessLogs,
    serverAccessLogsPrefix: 'recordings/',
    cors: browserUploads(address),
    lifecycleRules: [{ expiration: Duration.days(1), abortIncompleteMultipartUploadAfter: Duration.days(1) }],
  });
