import type { BackupSettings, Stage } from '../../stages.ts';

/** Folder of the table's exports in the bucket of backups. */
export const EXPORT_FOLDER = 'table';

/** After how many days a deleted photo and an export are gone from the backups (decision D29). */
export const BACKUP_DAYS = 35;

/**
 * Returns the name of the bucket with a stage's backups. It is fixed, because both accounts need it before the other one
 * has been deployed, and contains the account's ID, because bucket names are global.
 */
export const backupBucketOf = (
  { name }: Pick<Stage, 'name'>,
  { account, region }: Pick<BackupSettings, 'account' | 'region'>,
): string => `platewise-${name}-backups-${account}-${region}`;
