import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import { type Clock, epochSeconds } from '../clock.ts';
import { createCallCountEntity } from './call-count-entity.ts';
import type { Table } from '../table/client.ts';
import { createOpenAccountCheck } from '../account/closed-account-entity.ts';
import { readRow } from '../table/read-row.ts';
import { ConditionsFailed, transact, type Write } from '../table/transact.ts';

/** Length of each period in seconds, and the error code above the limit. Days are in UTC. */
const periods = {
  minute: { seconds: 60, code: 'TOO_MANY_REQUESTS' },
  hour: { seconds: 3_600, code: 'TOO_MANY_REQUESTS' },
  day: { seconds: 86_400, code: 'DAILY_LIMIT_REACHED' },
} as const satisfies Record<string, { seconds: number; code: ErrorCode }>;

const calls = { attr: 'calls' } as const;
const isAtMost = (most: number) => ({
  or: [
    { ...calls, exists: false },
    { ...calls, lte: most },
  ],
});
/** A missing row counts as 0. */
const is = (count: number) => (count === 0 ? isAtMost(0) : { ...calls, eq: count });

/** A per-user limit for calls to an external service. */
export interface CallLimit {
  /** Key of the limit in the table. Each kind has a single period. */
  kind: string;
  /** Maximum number of calls, or of another unit, per period. */
  most: number;
  /** Fixed window; defaults to a minute. */
  per?: keyof typeof periods;
  /** Error code above the limit; defaults to the period's. */
  code?: ErrorCode;
}

/** Builds the count of a user's period as a write for a transaction. */
export const createCallCount = (table: Table, clock: Clock, limit: CallLimit) => {
  const { kind, most, per = 'minute', code = periods[per].code } = limit;
  const { seconds } = periods[per];
  const counts = createCallCountEntity(table);
  return {
    /**
     * Fails above the limit.
     * @param amount negative for a refund
     * @param seen expected count: also fails if it changed concurrently
     */
    write: (userId: string, amount: number, seen?: number): Write => {
      const now = epochSeconds(clock());
      const update = counts
        .build(UpdateItemCommand)
        .item({
          user_id: userId,
          kind,
          period: Math.floor(now / seconds),
          calls: $add(amount),
          expires_at: now + 2 * seconds,
        })
        .options({
          condition: { and: [isAtMost(most - amount), ...(seen === undefined ? [] : [is(seen)])] },
        });
      return { Update: update.params() };
    },
    /** Returns the error for a failed write, with the seconds until the period ends. */
    refusal: (cause: unknown): CodedError =>
      new CodedError(code, { cause, retryAfter: seconds - (epochSeconds(clock()) % seconds) }),
    /** Returns the count of the period that contains an instant. */
    at: async (userId: string, instant: Date): Promise<number> => {
      const period = Math.floor(epochSeconds(instant) / seconds);
      return (await readRow(counts, { user_id: userId, kind, period }))?.calls ?? 0;
    },
  };
};

/** Counts a call. @param amount units to count; defaults to 1 */
export type CountCall = (userId: string, amount?: number) => Promise<void>;

/**
 * Creates a counter that limits a user's calls to an external service.
 * @throws CodedError TOO_MANY_REQUESTS, DAILY_LIMIT_REACHED or the limit's own code, with the seconds until the period
 * ends; UNAUTHENTICATED when the account is closed
 */
export const createCallCounter = (table: Table, clock: Clock, limit: CallLimit): CountCall => {
  const { write, refusal } = createCallCount(table, clock, limit);
  const openAccount = createOpenAccountCheck(table);
  return async (userId, amount = 1) => {
    try {
      await transact(table, [write(userId, amount), openAccount(userId)]);
    } catch (error) {
      if (!(error instanceof ConditionsFailed)) throw error;
      if (error.failed[1]) throw new CodedError('UNAUTHENTICATED', { cause: error });
      throw refusal(error);
    }
  };
};
