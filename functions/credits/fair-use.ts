import { FAIR_USE_CREDITS } from '#shared/credits/balance-of.ts';
import { type Clock, epochSeconds } from '../platform/clock.ts';
import { createCallCountEntity } from '../platform/table/call-count-entity.ts';
import type { Table } from '../platform/table/client.ts';
import { createCallCounter } from '../platform/table/count-call.ts';
import { readRow } from '../platform/table/read-row.ts';

const DAY_SECONDS = 86_400;
const limit = { kind: 'credits', most: FAIR_USE_CREDITS, per: 'day', code: 'FAIR_USE_REACHED' } as const;

/** What an unlimited plan uses in a day of UTC. */
export const createFairUse = (table: Table, clock: Clock) => {
  const count = createCallCounter(table, clock, limit);
  const counts = createCallCountEntity(table);
  return {
    /** @throws CodedError FAIR_USE_REACHED with the seconds until tomorrow */
    count: (userId: string, credits: number): Promise<void> => count(userId, credits),
    giveBack: (userId: string, credits: number): Promise<void> => count(userId, -credits),
    today: async (userId: string): Promise<number> => {
      const period = Math.floor(epochSeconds(clock()) / DAY_SECONDS);
      const row = await readRow(counts, { user_id: userId, kind: limit.kind, period });
      return Math.max(0, row?.calls ?? 0);
    },
  };
};

export type FairUse = ReturnType<typeof createFairUse>;
