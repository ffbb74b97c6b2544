import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import { type Clock, epochSeconds } from '../clock.ts';
import { createCallCountEntity } from './call-count-entity.ts';
import type { Table } from '../table/client.ts';
import { createOpenAccountCheck } from '../account/closed-account-entity.ts';
import { readRow } from '../table/read-row.ts';
import { ConditionsFailed, transact, type Write } from '../table/transact.ts';

/** How long a period lasts, in seconds, and what a person hears who asks for more in it. Days are those of UTC. */
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
/** A row that nobody wrote yet counts as 0. */
const is = (count: number) => (count === 0 ? isAtMost(0) : { ...calls, eq: count });

/** What one person may make us ask of somebody else. */
export interface CallLimit {
  /** Names it in the table; of one period only. */
  kind: string;
  /** Calls, or whatever is counted, in one period. */
  most: number;
  /** By the clock. A minute where none is named. */
  per?: keyof typeof periods;
  /** What a person hears who asks for more; that of the period where none is named. */
  code?: ErrorCode;
}

/** The count of a person's period, as a write for a transaction. */
export const createCallCount = (table: Table, clock: Clock, limit: CallLimit) => {
  const { kind, most, per = 'minute', code = periods[per].code } = limit;
  const { seconds } = periods[per];
  const counts = createCallCountEntity(table);
  return {
    /**
     * Fails at more than the limit.
     * @param amount less than 0 for what is given back
     * @param seen what was counted so far: fails as well where somebody counted meanwhile
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
    /** What a person hears when the write failed, with the seconds until the period is over. */
    refusal: (cause: unknown): CodedError =>
      new CodedError(code, { cause, retryAfter: seconds - (epochSeconds(clock()) % seconds) }),
    /** What was counted in the period of an instant. */
    at: async (userId: string, instant: Date): Promise<number> => {
      const period = Math.floor(epochSeconds(instant) / seconds);
      return (await readRow(counts, { user_id: userId, kind, period }))?.calls ?? 0;
    },
  };
};

/** Counts a call that a person makes us make. @param amount how much it is of what is counted; 1 where none is named */
export type CountCall = (userId: string, amount?: number) => Promise<void>;

/**
 * Bounds what one person makes us ask of somebody else.
 * @throws CodedError TOO_MANY_REQUESTS, DAILY_LIMIT_REACHED or the limit's own at more, with the seconds until the
 *   period is over;
 *   UNAUTHENTICATED when the account is closed
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
