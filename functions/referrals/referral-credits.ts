import { CodedError } from '#shared/errors/coded-error.ts';
import { openGrants } from '../credits/public.ts';
import { waitBeforeRetry } from '../platform/backoff.ts';
import type { Clock } from '../platform/clock.ts';
import { isTransientCancellation } from '../platform/table/cancellation.ts';
import type { Table } from '../platform/table/client.ts';
import { createOpenAccountCheck } from '../platform/account/closed-account-entity.ts';
import { ConditionsFailed, transact, type Write } from '../platform/table/transact.ts';

const ATTEMPTS = 50;
const BASE_PAUSE_MS = 10;
const MAX_BACKOFF_MS = 250;

/**
 * Changes a user's non-expiring credits in one transaction with `writes`, once per `key`. The methods throw
 * ConditionsFailed if a condition of `writes` fails or the user's account is closed.
 */
export interface ReferralCredits {
  give: (userId: string, key: string, amount: number, writes: Write[]) => Promise<void>;
  /** Never takes the balance below zero. */
  revoke: (userId: string, key: string, amount: number, writes: Write[]) => Promise<void>;
  /** As `revoke`, but shown to the user as a reversed reward instead of a refund. */
  reverse: (userId: string, key: string, amount: number, writes: Write[]) => Promise<void>;
}

/**
 * Applies the change to the balance that was read, and retries after a concurrent change.
 * @param commit writes in one transaction; defaults to one without further writes
 */
export const createReferralCredits = (
  table: Table,
  clock: Clock,
  commit: (writes: Write[]) => Promise<unknown> = (writes) => transact(table, writes),
): ReferralCredits => {
  const grants = openGrants(table, clock);
  const openAccount = createOpenAccountCheck(table);

  const together = async (userId: string, writes: Write[], creditWrites: () => Promise<Write[]>) => {
    const own = [...writes, openAccount(userId)];
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      try {
        await commit([...own, ...(await creditWrites())]);
        return;
      } catch (error) {
        const failed = error instanceof ConditionsFailed ? error.failed : [];
        if (failed.slice(0, own.length).some(Boolean)) throw error;
        if (failed.length === 0 && !isTransientCancellation(error)) throw error;
      }
      await waitBeforeRetry(attempt, { base: BASE_PAUSE_MS, max: MAX_BACKOFF_MS });
    }
    throw new CodedError('SERVICE_UNAVAILABLE');
  };

  return {
    give: (userId, key, amount, writes) =>
      together(userId, writes, () => grants.grantWrites(userId, { key, amount, reason: 'referral' })),
    revoke: (userId, key, amount, writes) =>
      together(userId, writes, () =>
        grants.revokeWrites(userId, { key: `${key}-back`, amount, reason: 'refund' }),
      ),
    reverse: (userId, key, amount, writes) =>
      together(userId, writes, () => grants.revokeWrites(userId, { key, amount, reason: 'referral' })),
  };
};
