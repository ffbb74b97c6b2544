import { createHistoryRepository } from '#functions/credits/history-repository.ts';
import { creditParts, openCharge, openGrants } from '#functions/credits/credit-services.ts';
import { createReadBalance } from '#functions/credits/read-balance.ts';
import type { CreditChange } from '#shared/credits/schema.ts';
import { openTestTable } from '../test-table.ts';

/** A separate ledger with a clock that tests control. */
export const createCreditWorld = async () => {
  const { table, stop } = await openTestTable();
  let now = new Date('2026-11-20T12:00:00Z');
  const clock = () => now;
  const unreturned: unknown[] = [];
  const charge = openCharge(table, clock, (error) => unreturned.push(error));
  const parts = creditParts(table, clock);
  const read = createReadBalance(parts);
  const pages = createHistoryRepository(table);
  let presses = 0;
  let users = 0;

  const press = (user_id: string, key = `press-${(presses += 1)}`) => ({
    user_id,
    idempotency: { key, request_hash: 'hash' },
    deadline: AbortSignal.timeout(25_000),
  });
  const history = async (userId: string): Promise<CreditChange[]> => {
    const all: CreditChange[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await pages.page(userId, cursor ?? undefined);
      all.push(...page.changes);
      cursor = page.cursor;
    } while (cursor);
    return all;
  };

  return {
    table,
    stop,
    /** Returns the ID of a new user. */
    newUser: (): string => `user-${(users += 1)}`,
    charge,
    grants: openGrants(table, clock),
    holds: parts.holds,
    fairUse: parts.fairUse,
    read,
    press,
    history,
    unreturned,
    at: (instant: string) => void (now = new Date(instant)),
    total: async (userId: string): Promise<number> => (await read(userId)).total,
    /** Analyzes a photo with a given outcome. */
    analyse: (userId: string, { isUseful = true, key }: { isUseful?: boolean; key?: string } = {}) =>
      charge.run(press(userId, key), 'photo_analysis', async () => ({ answer: 'soup', isUseful })),
    /** Returns the history: reason, action, amount and balance, oldest first. */
    told: async (userId: string) =>
      (await history(userId))
        .toReversed()
        .map(({ reason, action, amount, balance }) => [reason, action, amount, balance]),
  };
};

export type CreditWorld = Awaited<ReturnType<typeof createCreditWorld>>;
