import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { RecordingType } from '#shared/voice/recording.ts';
import type { VoiceError } from '#shared/voice/voice-error.ts';
import { type Clock, epochSeconds } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { createOpenAccountCheck } from '../platform/account/closed-account-entity.ts';
import { held, isConditionFailure } from '../platform/table/condition-failure.ts';
import { readRow } from '../platform/table/read-row.ts';
import { isNew, isThere } from '../platform/table/row-conditions.ts';
import { ConditionsFailed, transact } from '../platform/table/transact.ts';
import { createVoiceJobEntity, type VoiceJobEntity } from './voice-job-entity.ts';

const RETENTION_SECONDS = 24 * 60 * 60;

/** The result of a transcription: the transcript, or with `error` a message with the reason. */
export interface Outcome {
  text: string;
  error?: VoiceError;
  /** Set if the words were hard to hear. */
  is_unsure?: true;
}

/** Reads and writes transcription jobs. */
export const createVoiceJobRepository = (table: Table, clock: Clock) => {
  const jobs = createVoiceJobEntity(table);
  const openAccount = createOpenAccountCheck(table);
  const isNotDone: Condition<VoiceJobEntity> = { and: [isThere, { attr: 'status', ne: 'done' }] };
  const isAwaited: Condition<VoiceJobEntity> = { and: [isThere, { attr: 'status', eq: 'awaited' }] };

  return {
    /** Returns a job that has not expired: DynamoDB deletes expired rows only days later. */
    find: async (userId: string, id: string) => {
      const job = await readRow(jobs, { user_id: userId, id });
      return job && job.expires_at > epochSeconds(clock()) ? job : null;
    },

    /** Creates a job for this user. @throws CodedError UNAUTHENTICATED when the account is closed */
    expect: async (userId: string, id: string, type: RecordingType): Promise<void> => {
      const now = clock();
      const row = {
        user_id: userId,
        id,
        content_type: type,
        status: 'awaited',
        created_at: now.toISOString(),
        expires_at: epochSeconds(now) + RETENTION_SECONDS,
      } as const;
      const put = { Put: jobs.build(PutItemCommand).item(row).options({ condition: isNew }).params() };
      try {
        await transact(table, [put, openAccount(userId)]);
      } catch (error) {
        if (!(error instanceof ConditionsFailed)) throw error;
        if (error.failed[1]) throw new CodedError('UNAUTHENTICATED', { cause: error });
        // The SDK retried after a lost response. The ID is unique, so the existing row is this one.
      }
    },

    /** Marks a job as started, unless it has progressed further. */
    begin: async (userId: string, id: string): Promise<void> => {
      const update = jobs.build(UpdateItemCommand).item({ user_id: userId, id, status: 'transcribing' });
      await held(update.options({ condition: isAwaited }).send());
    },

    /** Counts the completion events of a job. @returns the number so far; 0 if it is done or gone */
    countEnding: async (userId: string, id: string): Promise<number> => {
      const update = jobs.build(UpdateItemCommand).item({ user_id: userId, id, endings: $add(1) });
      const counted = update.options({ condition: isNotDone, returnValues: 'UPDATED_NEW' });
      try {
        return (await counted.send()).Attributes?.endings ?? 0;
      } catch (error) {
        if (isConditionFailure(error)) return 0;
        throw error;
      }
    },

    /** @returns false if it is already done or gone */
    finish: (userId: string, id: string, outcome: Outcome): Promise<boolean> => {
      const update = jobs.build(UpdateItemCommand).item({ user_id: userId, id, status: 'done', ...outcome });
      return held(update.options({ condition: isNotDone }).send());
    },
  };
};

export type VoiceJobRepository = ReturnType<typeof createVoiceJobRepository>;
