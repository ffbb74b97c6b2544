import { type App, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AnyPrincipal, ArnPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Bucket, LifecycleRule } from 'aws-cdk-lib/aws-s3';
import { ERASED_DAYS, ERASED_FOLDER } from '#shared/account/erased-users.ts';
import { backupBucketOf, backupDays, EXPORT_FOLDER } from './constructs/backups/backup-location.ts';
import { createLogBucket } from './constructs/storage/log-bucket.ts';
import { createPrivateBucket } from './constructs/storage/private-bucket.ts';
import type { BackupSettings, Stage } from './stages.ts';

/** What the stage's account may do with the objects, and with which of them. Nothing of it deletes a version. */
const allowed = {
  /** By the export of the table. */
  export: {
    actions: ['s3:PutObject', 's3:PutObjectAcl', 's3:AbortMultipartUpload'],
    keys: `${EXPORT_FOLDER}/*`,
  },
  /** By the replication of photos and of the list of erased users. A deletion adds a marker. */
  replicate: {
    actions: ['s3:ReplicateObject', 's3:ReplicateDelete', 's3:ObjectOwnerOverrideToBucketOwner'],
    keys: '*',
  },
  /** By a restore. */
  read: { actions: ['s3:GetObject', 's3:GetObjectVersion'], keys: '*' },
} as const;

/** Lets only roles of the stage's account write, and no one delete a version: the lifecycle rules do. */
const protectBucket = (bucket: Bucket, stage: Stage, { source }: BackupSettings): void => {
  const root = new ArnPrincipal(`arn:aws:iam::${source}:root`);
  const allow = (actions: readonly string[], resource: string, roles?: string): void =>
    void bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [root],
        actions: [...actions],
        resources: [resource],
        ...(roles !== undefined && { conditions: { ArnLike: { 'aws:PrincipalArn': roles } } }),
      }),
    );
  const roles = `arn:aws:iam::${source}:role/Platewise-${stage.name}-*`;
  allow(allowed.export.actions, bucket.arnForObjects(allowed.export.keys), roles);
  allow(allowed.replicate.actions, bucket.arnForObjects(allowed.replicate.keys), roles);
  allow(['s3:GetBucketVersioning'], bucket.bucketArn, roles);
  allow(allowed.read.actions, bucket.arnForObjects(allowed.read.keys));
  allow(['s3:ListBucket', 's3:ListBucketVersions'], bucket.bucketArn);
  bucket.addToResourcePolicy(
    new PolicyStatement({
      sid: 'NoOneDeletes',
      effect: Effect.DENY,
      principals: [new AnyPrincipal()],
      actions: ['s3:DeleteObject', 's3:DeleteObjectVersion'],
      resources: [bucket.arnForObjects('*')],
    }),
  );
};

const lifecycleRules: LifecycleRule[] = [
  { prefix: `${EXPORT_FOLDER}/`, expiration: Duration.days(backupDays.export) },
  { prefix: `${ERASED_FOLDER}/`, expiration: Duration.days(ERASED_DAYS) },
  // Deleted and expired objects: what a deletion marker hides.
  { prefix: 'photos/', noncurrentVersionExpiration: Duration.days(backupDays.deletedPhoto) },
  { prefix: `${EXPORT_FOLDER}/`, noncurrentVersionExpiration: Duration.days(backupDays.hiddenExport) },
  { prefix: `${ERASED_FOLDER}/`, noncurrentVersionExpiration: Duration.days(1) },
  { expiredObjectDeleteMarker: true },
  { abortIncompleteMultipartUploadAfter: Duration.days(1) },
];

/**
 * Creates the stack with the bucket of a stage's backups, in a second account: a mistake or an attacker in the stage's
 * account cannot delete it. It is deployed with the credentials of that account, before the stage.
 * @returns null for a stage without backups
 */
export const createBackupStack = (app: App, stage: Stage): Stack | null => {
  const { backups } = stage;
  if (!backups) return null;
  const stack = new Stack(app, `Platewise-${stage.name}-Backups`, {
    env: { account: backups.account, region: backups.region },
    terminationProtection: stage.isProtected,
  });
  const bucket = createPrivateBucket(stack, 'Backups', stage, {
    bucketName: backupBucketOf(stage, backups),
    versioned: true,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    serverAccessLogsBucket: createLogBucket(stack, 'AccessLogs', stage),
    lifecycleRules,
  });
  protectBucket(bucket, stage, backups);
  return stack;
};
