import type { Stack } from 'aws-cdk-lib';
import { Bucket, type BucketProps, StorageClass } from 'aws-cdk-lib/aws-s3';
import { ERASED_FOLDER } from '#shared/account/erased-users.ts';
import type { Stage } from '../../stages.ts';
import { acknowledge, acknowledgePattern } from '../security-checks/acknowledge.ts';
import { backupBucketOf } from './backup-location.ts';

/**
 * Returns the properties of the photo bucket that let S3 copy photos and the list of erased users to the backups. A
 * deletion hides the copy, and the backups delete it within 35 days.
 */
export const photoReplication = (stack: Stack, stage: Stage): Pick<BucketProps, 'replicationRules'> => {
  const { backups } = stage;
  if (!backups) return {};
  const destination = Bucket.fromBucketAttributes(stack, 'BackupBucket', {
    bucketName: backupBucketOf(stage, backups),
    account: backups.account,
    region: backups.region,
  });
  const copy = (folder: string, priority: number, storageClass?: StorageClass) => ({
    id: folder,
    destination,
    priority,
    ...(storageClass && { storageClass }),
    accessControlTransition: true,
    deleteMarkerReplication: true,
    filter: { prefix: `${folder}/` },
  });
  return {
    // Photos are read again only after a loss.
    replicationRules: [copy('photos', 1, StorageClass.GLACIER_INSTANT_RETRIEVAL), copy(ERASED_FOLDER, 2)],
  };
};

/** Acknowledges the permissions of the role with which S3 copies photos. */
export const acknowledgeReplication = (bucket: Bucket, stage: Stage): void => {
  const role = bucket.node.tryFindChild('ReplicationRole');
  if (!role || !stage.backups) return;
  const why = 'S3 copies every object of the bucket; the keys contain IDs that are created at run time.';
  acknowledgePattern(role, bucket.arnForObjects('*'), why);
  acknowledgePattern(role, `arn:aws:s3:::${backupBucketOf(stage, stage.backups)}/*`, why);
  acknowledge(role, 'AwsSolutions-IAM5[Action::s3:Replicate*]', why);
};
