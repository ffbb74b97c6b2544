import type { SQSEvent } from 'aws-lambda';
import type { ErasureStep, FileErasureStep } from '#shared/item-types/item-type.ts';
import { photoKeyOf, incomingKeyOf, isPhotoKey } from '#shared/photos/schema.ts';
import { createEraseTokens } from '../api-tokens/public.ts';
import { createWeeklyEmailRepository } from '../insights/public.ts';
import { openEndPlans, openEraseBilling } from '../billing/public.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { createJobHandler } from '../platform/job-handler.ts';
import { logger } from '../platform/observability.ts';
import { createRemoveObjects } from '../platform/remove-objects.ts';
import { createRemoveVersions } from '../platform/remove-versions.ts';
import { createSendMessage } from '../platform/send-message.ts';
import { recordingKeyOf, resultKeyOf } from '../platform/speech/recording-bucket.ts';
import { openTable } from '../platform/table/client.ts';
import { exportKeyOf } from '../exports/public.ts';
import { createPhotoRepository } from '../photos/public.ts';
import { createUserPool } from '../platform/user-pool/user-pool.ts';
import { createDevicesRepository } from '../reminders/public.ts';
import { createEraseReferrals } from '../referrals/public.ts';
import { createEraseFriends, createEraseSharedMeals } from '../social/public.ts';
import { createEraseSupportMessages } from '../support/public.ts';
import { createClosedAccounts } from './closed-account-repository.ts';
import { createRememberErasure } from './erased-users-repository.ts';
import { openDeletionReceipt } from './open-deletion-receipt.ts';
import { createErasePhoto } from './erase-photo.ts';
import { createEraseAccount, erasure } from './erase-account.ts';
import { keysReadBy } from '../platform/account/erasure-keys.ts';
import { createUserRows } from '../platform/account/user-rows-repository.ts';

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
const removePhotos = createRemoveVersions(PHOTO_BUCKET, isPhotoKey);
const removeRecordings = createRemoveObjects(RECORDING_BUCKET);
const goOn = createSendMessage(ERASURE_QUEUE_URL);
const pool = createUserPool();
const endPlans = openEndPlans(table, systemClock);
const closed = createClosedAccounts(table, systemClock);

/** An account that was deleted at the user pool is known by its profile, which has only confirmed addresses. */
const confirmedEmail = async (userPoolId: string, userId: string): Promise<string | null> =>
  (await pool.confirmedEmail(userPoolId, userId)) ?? (await closed.find(userId))?.receipt_to ?? null;

/** Billing runs first, so that a deleted account is never charged. */
const steps: Record<Exclude<ErasureStep, FileErasureStep>, (userId: string) => Promise<void>> = {
  billing: openEraseBilling(table, systemClock),
  'api tokens': createEraseTokens(table),
  referrals: createEraseReferrals(table, systemClock),
  'weekly emails': createWeeklyEmailRepository(table, systemClock).forget,
  reminders: createDevicesRepository(table, systemClock).forget,
  // Before friends, since the friendships say whose feeds contain the meals.
  'shared meals': createEraseSharedMeals(table),
  friends: createEraseFriends(table),
  // Found by the email address of the account itself, which is deleted last.
  'support messages': createEraseSupportMessages(table, { confirmedEmail }, USER_POOL_ID),
};
const removePhotoFiles = (ids: readonly string[]): Promise<void> =>
  removePhotos(ids.flatMap((id) => [incomingKeyOf(id), photoKeyOf(id)]));
const fileSteps: Record<FileErasureStep, (ids: readonly string[]) => Promise<void>> = {
  'photo files': removePhotoFiles,
  'export files': (ids) => removePhotos(ids.map(exportKeyOf)),
  'recording files': (ids) => removeRecordings(ids.flatMap((id) => [recordingKeyOf(id), resultKeyOf(id)])),
};
const erasePhoto = createErasePhoto({ photos: createPhotoRepository(table, systemClock), removePhotoFiles });
const eraseAccount = createEraseAccount({
  closed,
  receipt: openDeletionReceipt(table, closed),
  rememberErasure: createRememberErasure(PHOTO_BUCKET, systemClock),
  elsewhere: Object.entries(steps).map(([step, erase]) => ({
    foundBy: keysReadBy(step as ErasureStep),
    erase,
  })),
  rows: createUserRows(table),
  files: Object.entries(fileSteps).flatMap(([step, remove]) =>
    keysReadBy(step as FileErasureStep).map((prefix) => ({ prefix, remove })),
  ),
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
    if (message.photo_id !== undefined) {
      await erasePhoto(message.user_id, message.photo_id);
      continue;
    }
    const { isFinished } = await eraseAccount(message, hasTime);
    if (!isFinished) await goOn(message);
  }
});
