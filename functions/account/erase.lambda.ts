import type { SQSEvent } from 'aws-lambda';
import { photoKeyOf, incomingKeyOf } from '#shared/photos/schema.ts';
import { openForgetTokens } from '../api-tokens/erase-tokens-repository.ts';
import { createWeeklyMailRepository } from '../insights/weekly-mail/weekly-mail-repository.ts';
import { openEndPlans, openEraseBilling } from '../billing/billing-services.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { createJobHandler } from '../platform/job-handler.ts';
import { logger } from '../platform/observability.ts';
import { createRemoveObjects } from '../platform/remove-objects.ts';
import { createSendMessage } from '../platform/send-message.ts';
import { recordingKeyOf, resultKeyOf } from '../platform/speech/recording-bucket.ts';
import { API_TOKENS } from '../api-tokens/api-token-entity.ts';
import { BILLING_KEY } from '../platform/plan/billing-entity.ts';
import { openTable } from '../platform/table/client.ts';
import { exportKeyOf, EXPORTS } from '../exports/export-entity.ts';
import { FEED_PREFIX } from '../social/feed/feed-pointer-entity.ts';
import { FRIENDSHIPS } from '../social/friends/friendship-entity.ts';
import { LIKES } from '../social/meals/meal-like-entity.ts';
import { PHOTO_PREFIX } from '../photos/photo-entity.ts';
import { PUSH_DEVICES } from '../reminders/push/push-device-entity.ts';
import { REFERRAL_CODE_KEY } from '../referrals/referral-code-entity.ts';
import { REFERRED_BY_KEY } from '../referrals/referral-entity.ts';
import { VOICE_JOB_PREFIX } from '../voice/voice-job-entity.ts';
import { WEEKLY_MAILS } from '../insights/weekly-mail/weekly-mail-entity.ts';
import { createUserPool } from '../platform/user-pool/user-pool.ts';
import { createDevicesRepository } from '../reminders/push/devices-repository.ts';
import { openForgetPerson } from '../referrals/referral-services.ts';
import { openForgetFriends } from '../social/friends/erase-friends-repository.ts';
import { openForgetMeals } from '../social/meals/erase-shared-meals-repository.ts';
import { openForgetAsWriter } from '../support/erase-messages-repository.ts';
import { createClosedAccounts } from './closed-account-repository.ts';
import { createEraseAccount, erasure } from './erase-account.ts';
import { createPersonRows } from '../platform/account/user-rows-repository.ts';

/** Upper limit for erasing one page of rows and their files, with a margin. */
const PAGE_MS = 30_000;

const { TABLE_NAME, PHOTO_BUCKET, RECORDING_BUCKET, USER_POOL_ID, ERASURE_QUEUE_URL } = environment(
  'TABLE_NAME',
  'PHOTO_BUCKET',
  'RECORDING_BUCKET',
  'USER_POOL_ID',
  'ERASURE_QUEUE_URL',
);
const table = openTable(TABLE_NAME);
const removePhotos = createRemoveObjects(PHOTO_BUCKET);
const removeRecordings = createRemoveObjects(RECORDING_BUCKET);
const goOn = createSendMessage(ERASURE_QUEUE_URL);
const pool = createUserPool();
const endPlans = openEndPlans(table, systemClock);
const eraseAccount = createEraseAccount({
  closed: createClosedAccounts(table, systemClock),
  // Billing first, so that a deleted account is never charged.
  elsewhere: [
    { foundBy: [BILLING_KEY], erase: openEraseBilling(table, systemClock) },
    { foundBy: [API_TOKENS[0]], erase: openForgetTokens(table) },
    { foundBy: [REFERRAL_CODE_KEY, REFERRED_BY_KEY], erase: openForgetPerson(table, systemClock) },
    { foundBy: [WEEKLY_MAILS[0]], erase: createWeeklyMailRepository(table, systemClock).forget },
    { foundBy: [PUSH_DEVICES[0]], erase: createDevicesRepository(table, systemClock).forget },
    // Before friends: the friendship rows say which feeds hold the meals.
    { foundBy: [LIKES[0], FEED_PREFIX], erase: openForgetMeals(table) },
    { foundBy: [FRIENDSHIPS[0]], erase: openForgetFriends(table) },
    // Looked up by the account's email, which is deleted last.
    { foundBy: [], erase: openForgetAsWriter(table, pool, USER_POOL_ID) },
  ],
  rows: createPersonRows(table),
  files: [
    {
      prefix: PHOTO_PREFIX,
      remove: (ids) => removePhotos(ids.flatMap((id) => [incomingKeyOf(id), photoKeyOf(id)])),
    },
    { prefix: EXPORTS[0], remove: (ids) => removePhotos(ids.map(exportKeyOf)) },
    {
      prefix: VOICE_JOB_PREFIX,
      remove: (ids) => removeRecordings(ids.flatMap((id) => [recordingKeyOf(id), resultKeyOf(id)])),
    },
  ],
  pool,
  userPoolId: USER_POOL_ID,
  report: (error) => logger.error('NOT_ERASED_YET', { error }),
});

/** Handles one message at a time, so that a failed account is retried alone. A long erasure continues immediately. */
export const handler = createJobHandler(async ({ Records }: SQSEvent, context) => {
  const hasTime = (): boolean => context.getRemainingTimeInMillis() > PAGE_MS;
  for (const { body } of Records) {
    const message = erasure.parse(JSON.parse(body));
    if (message.only === 'payments') {
      await endPlans(message.user_id);
      continue;
    }
    const { isFinished } = await eraseAccount(message, hasTime);
    if (!isFinished) await goOn(message);
  }
});
