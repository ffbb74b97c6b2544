import { FAIR_USE_CREDITS } from '#shared/credits/balance-of.ts';
import type { CodedError } from '#shared/errors/coded-error.ts';
import { type Clock, epochSeconds } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { createCallCount } from '../platform/limits/count-call.ts';
import type { Write } from '../platform/table/transact.ts';

const DAY_SECONDS = 86_400;
const limit = { kind: 'credits', most: FAIR_USE_CREDITS, per: 'day', code: 'FAIR_USE_REACHED' } as const;

const dayOf = (seconds: number): number => Math.floor(seconds / DAY_SECONDS);

/** Counts the daily (UTC) use of an unlimited plan, in the same transaction as the hold. */
export const createFairUse = (table: Table, clock: Clock) => {
  const count = createCallCount(table, clock, limit);
  return {
    /** Fails above the daily limit. */
    countWrite: (userId: string, credits: number): Write => count.write(userId, credits),
    /**
     * @param since when the credits were counted, Unix seconds: credits of an earlier day do not reduce today's count
     */
    giveBackWrites: (userId: string, credits: number, since: number): Write[] =>
      dayOf(since) === dayOf(epochSeconds(clock())) ? [count.write(userId, -credits)] : [],
    /** Creates FAIR_USE_REACHED with the seconds until tomorrow. */
    refusal: (cause: unknown): CodedError => count.refusal(cause),
    today: (userId: string): Promise<number> => count.at(userId, clock()),
  };
};

export type FairUse = ReturnType<typeof createFairUse>;
