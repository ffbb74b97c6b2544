import { Duration } from 'aws-cdk-lib';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Platform } from '../../platform.ts';
import { browserUploads } from './browser-uploads.ts';
import { createPrivateBucket } from './private-bucket.ts';
import type { SiteAddress } from '../site/site-address.ts';

/**
 * Creates the bucket for voice recordings (`recordings/`) and transcripts (`results/`). The product deletes both once
 * the
 * transcript is stored; leftovers expire after a day. They are never shown. Uploads work as in the photo bucket.
 */
export const createRecordingBucket = (platform: Platform, address: SiteAddress, accessLogs: Bucket): Bucket =>
  createPrivateBucket(platform.stack, 'Recordings', platform.stage, {
    serverAccessLogsBucket: accessLogs,
    serverAccessLogsPrefix: 'recordings/',
    cors: browserUploads(address),
    lifecycleRules: [{ expiration: Duration.days(1), abortIncompleteMultipartUploadAfter: Duration.days(1) }],
  });
