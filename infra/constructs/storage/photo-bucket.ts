import { Duration } from 'aws-cdk-lib';
import type { Bucket, LifecycleRule } from 'aws-cdk-lib/aws-s3';
import { ERASED_DAYS, ERASED_FOLDER } from '#shared/account/erased-users.ts';
import { FILE_VERSION_DAYS, PHOTO_VERSION_DAYS } from '#shared/photos/retention.ts';
import type { Platform } from '../../platform.ts';
import { acknowledgeReplication, photoReplication } from '../backups/copy-photos.ts';
import { allowEdgeToRead } from './allow-edge-to-read.ts';
import { browserUploads } from './browser-uploads.ts';
import { createPrivateBucket } from './private-bucket.ts';
import type { SiteAddress } from '../site/site-address.ts';

/** Deletes files after some days, and for good a day later. */
const expiring = (prefix: string, days: number): LifecycleRule => ({
  prefix,
  expiration: Duration.days(days),
  noncurrentVersionExpiration: Duration.days(FILE_VERSION_DAYS),
});

/**
 * Creates the photo bucket: `incoming/` receives browser uploads and expires after a day, `photos/` contains the
 * checked copies, which the cleanup deletes when no entry shows them anymore (decision 0111), and `exports/` contains
 * data exports with photos for a day. `erased/` says who was erased and is for restores only (decision 0109).
 *
 * Versions protect photos against bugs and stolen credentials: only the erasure of accounts may delete versions of
 * photos.
 *
 * A page can only upload with a form that the API signed for its user. The CORS origin is a second protection. It
 * allows
 * any origin if the site's URL is not known in advance, because the distribution depends on the bucket.
 */
export const createPhotoBucket = (platform: Platform, address: SiteAddress, accessLogs: Bucket): Bucket => {
  const bucket = createPrivateBucket(platform.stack, 'Photos', platform.stage, {
    serverAccessLogsBucket: accessLogs,
    serverAccessLogsPrefix: 'photos/',
    cors: browserUploads(address),
    versioned: true,
    ...photoReplication(platform.stack, platform.stage),
    lifecycleRules: [
      { prefix: 'photos/', noncurrentVersionExpiration: Duration.days(PHOTO_VERSION_DAYS) },
      expiring('incoming/', 1),
      expiring('exports/', 1),
      expiring(`${ERASED_FOLDER}/`, ERASED_DAYS),
      { expiredObjectDeleteMarker: true, abortIncompleteMultipartUploadAfter: Duration.days(1) },
    ],
  });
  acknowledgeReplication(bucket, platform.stage);
  allowEdgeToRead(bucket, ['photos/*', 'exports/*']);
  return bucket;
};
