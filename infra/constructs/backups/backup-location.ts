import type { BackupSettings, Stage } from '../../stages.ts';

/** Folder of the table's exports in the bucket of backups. */
export const EXPORT_FOLDER = 'table';

/**
 * After how many days backups expire. S3 rounds up to midnight UTC, so everything is gone within the 35 days that users
 * are told (decision D29): an export expires, and is deleted once it has been hidden for some days.
 */
export const backupDays = {
  export: 28,
  /** How long S3 keeps what an attacker in the stage's account overwrites. */
  hiddenExport: 5,
  deletedPhoto: 32,
} as const;

/**
 * Returns the name of the bucket with a stage's backups. It is fixed, because both accounts need it before the other one
 * has been deployed, and contains the account's ID, because bucket names are global.
 */
export const backupBucketOf = (
  { name }: Pick<Stage, 'name'>,
  { account, region }: Pick<BackupSettings, 'account' | 'region'>,
): string => `platewise-${name}-backups-${account}-${region}`;
