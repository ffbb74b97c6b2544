import type { SQSEvent } from 'aws-lambda';
import { openForgetTokens } from '../api-tokens/forget-tokens-repository.ts';
import { createWeeklyMailRepository } from '../insights/weekly-mail-repository.ts';
import { openEraseBilling } from '../billing/parts.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { createJobHandler } from '../platform/job-handler.ts';
import { createPhotoBucket } from '../platform/photos/photo-bucket.ts';
import { createRecordingBucket } from '../platform/speech/recording-bucket.ts';
import { openTable } from '../platform/table/client.ts';
import { createUserPool } from '../platform/user-pool.ts';
import { openForgetPerson } from '../referrals/parts.ts';
import { createClosedAccounts } from './closed-account-repository.ts';
import { createEraseAccount, erasure } from './erase-account.ts';
import { createPersonRows } from './person-rows-repository.ts';

const { TABLE_NAME, PHOTO_BUCKET, RECORDING_BUCKET, USER_POOL_ID } = environment(
  'TABLE_NAME',
  'PHOTO_BUCKET',
  'RECORDING_BUCKET',
  'USER_POOL_ID',
);
const table = openTable(TABLE_NAME);
const eraseAccount = createEraseAccount({
  closed: createClosedAccounts(table, systemClock),
  // Billing first, so that nobody is charged for an account that is gone.
  elsewhere: [
    openEraseBilling(table, systemClock),
    openForgetTokens(table),
    openForgetPerson(table, systemClock),
    createWeeklyMailRepository(table, systemClock).forget,
  ],
  rows: createPersonRows(table),
  bucket: createPhotoBucket(PHOTO_BUCKET),
  recordings: createRecordingBucket(RECORDING_BUCKET),
  pool: createUserPool(),
  userPoolId: USER_POOL_ID,
});

/** One message at a time: an account that fails comes back alone. */
export const handler = createJobHandler(async ({ Records }: SQSEvent) => {
  for (const { body } of Records) await eraseAccount(erasure.parse(JSON.parse(body)));
});
