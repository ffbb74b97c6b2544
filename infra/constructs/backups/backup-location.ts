import type { BackupSettings, Stage } from '../../stages.ts';

/** Folder of the table's exports in the bucket of backups. */
export const EXPORT_FOLDER = 'table';

/**
 * After how many days exports and deleted photos expire. S3 rounds up to midnight UTC and deletes hidden versions a day
 * later, so they are gone within the 35 days that users are told (decision D29).
 */
export const BACKUP_DAYS = 32;

/**
 * Returns the name of the bucket with a stage's backups. It is fixed, because both accounts need it before the other one
 * has been deployed, and contains the account's ID, because bucket names are global.
 */
export const backupBucketOf = (
  { name }: Pick<Stage, 'name'>,
  { account, region }: Pick<BackupSettings, 'account' | 'region'>,
): string => `platewise-${name}-backups-${account}-${region}`;
