import { CodedError } from '#shared/errors/coded-error.ts';
import { waitBeforeRetry } from '../../platform/backoff.ts';
import type { Billing } from '../billing.ts';
import type { BillingRepository } from '../repository.ts';

const ATTEMPTS = 25;
const MAX_DELAY_MS = 400;

/**
 * Changes a user's billing row with optimistic locking: reads the row, then the state at Stripe, and starts over if the
 * row changed in between. An older state therefore never overwrites a newer one.
 * @param change returns the changed fields, or null for no change
 * @returns the resulting row
 * @throws CodedError UNAUTHENTICATED if the account is closed; SERVICE_UNAVAILABLE after too many conflicts
 */
export const updateBilling = async (
  rows: Pick<BillingRepository, 'read' | 'replace'>,
  userId: string,
  change: (before: Billing) => Promise<Partial<Omit<Billing, 'user_id' | 'version'>> | null>,
): Promise<Billing> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = await rows.read(userId);
    const changed = await change(before);
    if (changed === null) return before;
    const after = { ...before, ...changed };
    if (await rows.replace(before, after)) return { ...after, version: before.version + 1 };
    await waitBeforeRetry(attempt, { max: MAX_DELAY_MS });
  }
  throw new CodedError('SERVICE_UNAVAILABLE');
};
