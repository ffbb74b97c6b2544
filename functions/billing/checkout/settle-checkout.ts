import { updateBilling } from '../subscriptions/update-billing.ts';
import type { Checkout } from './checkouts-repository.ts';
import type { PackCredits } from './pack-credits.ts';
import type { BillingRepository } from '../repository.ts';

interface Dependencies {
  rows: Pick<BillingRepository, 'read' | 'replace'>;
  credits: Pick<PackCredits, 'give'>;
}

/**
 * Adds the credits of a paid checkout page. Idempotent and safe to run concurrently: the page's ID is written with the
 * balance.
 * @throws CodedError UNAUTHENTICATED if the account is closed
 */
export type SettleCheckout = (userId: string, checkout: Checkout) => Promise<void>;

export const createSettleCheckout =
  ({ rows, credits }: Dependencies): SettleCheckout =>
  async (userId, { id, user_id, kind, isPaid, credits: amount }) => {
    if (user_id !== userId || kind !== 'credits' || !isPaid || amount === 0) return;
    await credits.give(userId, id, amount);
    await updateBilling(rows, userId, async ({ has_billing }) =>
      has_billing ? null : { has_billing: true },
    );
  };
