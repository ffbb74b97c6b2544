import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { CodedError } from '#shared/errors/coded-error.ts';
import { isOfflineKey, OFFLINE_KEY_DAYS } from '#shared/http/offline-idempotency-key.ts';
import { type Clock, epochSeconds } from '../clock.ts';
import type { Idempotency } from './idempotency.ts';
import type { Table } from '../table/client.ts';
import { createOpenAccountCheck } from '../account/closed-account-entity.ts';
import { createIdempotencyEntity } from './idempotency-entity.ts';
import { readRow } from '../table/read-row.ts';
import { isNew } from '../table/row-conditions.ts';
import { ConditionsFailed, transact, type Write } from '../table/transact.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Returns how long the record of an action is kept, s. */
const rememberedSeconds = (key: string): number => (isOfflineKey(key) ? OFFLINE_KEY_DAYS : 1) * DAY_SECONDS;

export interface IdempotentWriter {
  /** Returns the stored answer of this action, or undefined if it was not completed yet. */
  storedAnswer: <T>(userId: string, idempotency: Idempotency) => Promise<T | undefined>;
  /**
   * Writes in one transaction together with the idempotency record.
   * @returns `answer`, or the stored answer of a retried request
   * @throws CodedError IDEMPOTENCY_KEY_REUSED if the key was used for another request; UNAUTHENTICATED when the account
   * is closed
   * @throws ConditionsFailed if a condition of `writes` failed
   */
  write: <T>(userId: string, idempotency: Idempotency, writes: Write[], answer: T) => Promise<T>;
}

/**
 * Creates writes that a retry or double click does not repeat.
 * @param attempts of a conflicting transaction; defaults to the usual number
 */
export const createIdempotentWriter = (table: Table, clock: Clock, attempts?: number): IdempotentWriter => {
  const records = createIdempotencyEntity(table);
  const openAccount = createOpenAccountCheck(table);

  const storedAnswer = async <T>(userId: string, idempotency: Idempotency): Promise<T | undefined> => {
    const done = await readRow(records, { user_id: userId, key: idempotency.key });
    if (!done) return undefined;
    if (done.request_hash !== idempotency.request_hash) throw new CodedError('IDEMPOTENCY_KEY_REUSED');
    return JSON.parse(done.answer) as T;
  };

  return {
    storedAnswer,
    write: async <T>(userId: string, idempotency: Idempotency, writes: Write[], answer: T): Promise<T> => {
      const record = records
        .build(PutItemCommand)
        .item({
          user_id: userId,
          ...idempotency,
          answer: JSON.stringify(answer),
          expires_at: epochSeconds(clock()) + rememberedSeconds(idempotency.key),
        })
        .options({ condition: isNew });
      try {
        await transact(table, [{ Put: record.params() }, ...writes, openAccount(userId)], attempts);
        return answer;
      } catch (error) {
        if (!(error instanceof ConditionsFailed)) throw error;
        const [isDone, ...failed] = error.failed;
        const stored = isDone ? await storedAnswer<T>(userId, idempotency) : undefined;
        if (stored !== undefined) return stored;
        if (failed[writes.length]) throw new CodedError('UNAUTHENTICATED', { cause: error });
        throw new ConditionsFailed(failed, error);
      }
    },
  };
};
