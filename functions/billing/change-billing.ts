import { CodedError } from '#shared/errors/coded-error.ts';
import type { Billing } from './billing.ts';
import type { BillingRepository } from './repository.ts';

const ATTEMPTS = 25;
const BASE_DELAY_MS = 20;
const LONGEST_DELAY_MS = 400;

/** Waits a random part of a delay that doubles up to its bound: as many wait as press at once. */
const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) =>
    setTimeout(resolve, Math.random() * Math.min(LONGEST_DELAY_MS, BASE_DELAY_MS * 2 ** attempt)),
  );

/**
 * Changes a person's billing row. Whoever changes it reads it first and looks at the world after: if the row was
 * changed meanwhile both are done again, so that an old look never overwrites a newer one.
 * @param change what becomes different; null for nothing
 * @returns the row as it is then
 * @throws CodedError UNAUTHENTICATED when the account is closed; SERVICE_UNAVAILABLE when others are always quicker
 */
export const changeBilling = async (
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
    await pause(attempt);
  }
  throw new CodedError('SERVICE_UNAVAILABLE');
};
