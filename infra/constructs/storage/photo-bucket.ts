import { Duration } from 'aws-cdk-lib';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Platform } from '../../platform.ts';
import { browserUploads } from './browser-uploads.ts';
import { createPrivateBucket } from './private-bucket.ts';
import type { SiteAddress } from '../site/site-address.ts';

/**
 * Photos: `incoming/` takes what browsers upload and forgets it after a day, `photos/` keeps the checked copies,
 * as long as food logs are kept at most (decision D42).
 * `exports/` holds what people take along, their photos among it, for a day.
 *
 * A page may only upload with a form that the API signed for its user. Which origins may read the bucket's answer is
 * a second fence: it stands open where the site's address is not known beforehand, because the distribution depends
 * on the bucket and cannot be named by it.
 */
export const createPhotoBucket = (platform: Platform, address: SiteAddress, accessLogs: Bucket): Bucket =>
  createPrivateBucket(platform.stack, 'Photos', platform.stage, {
    serverAccessLogsBucket: accessLogs,
    serverAccessLogsPrefix: 'photos/',
    cors: browserUploads(address),
    lifecycleRules: [
      { prefix: 'incoming/', expiration: Duration.days(1) },
      { prefix: 'exports/', expiration: Duration.days(1) },
      { prefix: 'photos/', expiration: Duration.days(7 * 365) },
      { abortIncompleteMultipartUploadAfter: Duration.days(1) },
    ],
  });
