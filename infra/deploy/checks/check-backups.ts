import { HeadBucketCommand, type S3Client } from '@aws-sdk/client-s3';
import { backupBucketOf } from '../../constructs/backups/backup-location.ts';
import type { BackupSettings, Stage } from '../../stages.ts';
import { failed, type Finding, held, warned } from '../finding.ts';
import { attempt, permissions } from './attempt.ts';

const CHECK = 'Backups';

/** Checks the settings of a stage's backups. @returns null if they are right */
export const checkBackupSettings = ({ account, source, region }: BackupSettings): Finding | null => {
  const fix = 'Correct "backups" in infra/stages.ts.';
  for (const id of [account, source])
    if (!/^\d{12}$/.test(id)) return failed(CHECK, `"${id}" is not an account ID of 12 digits`, fix);
  if (account === source)
    return failed(CHECK, `${account} is also the stage's account`, 'Use a second account.');
  return /^[a-z]{2}(?:-[a-z]+)+-\d$/.test(region) ? null : failed(CHECK, `"${region}" is not a region`, fix);
};

/** Checks that the bucket of backups exists in the second account and that this account may use it. */
export const checkBackups = async (stage: Stage, s3: S3Client): Promise<Finding[]> => {
  const { backups, name, keepsData } = stage;
  if (!backups) {
    if (!keepsData) return [];
    const fix = 'Set "backups" in infra/stages.ts to a second account (docs/continuity.md).';
    return [warned(CHECK, 'none outside of this account', fix)];
  }
  const wrong = checkBackupSettings(backups);
  if (wrong) return [wrong];
  const bucket = backupBucketOf(stage, backups);
  const deploy = `With credentials of ${backups.account}: npm run deploy -- --stage ${name} --only backups`;
  return attempt(CHECK, permissions.backups, async () => {
    try {
      await s3.send(new HeadBucketCommand({ Bucket: bucket, ExpectedBucketOwner: backups.account }));
      return [held(CHECK, `in ${backups.account}, ${backups.region}`)];
    } catch (error) {
      const { $metadata: { httpStatusCode } = {} } = error as { $metadata?: { httpStatusCode?: number } };
      if (httpStatusCode === 404) return [failed(CHECK, `the bucket ${bucket} does not exist`, deploy)];
      if (httpStatusCode === 403)
        return [
          failed(
            CHECK,
            `this account may not read the bucket ${bucket}`,
            `Allow ${permissions.backups} for the role that deploys. If it may, the bucket allows another account than ` +
              `"source" (${backups.source}) or belongs to another one than ${backups.account}.`,
          ),
        ];
      throw error;
    }
  });
};
