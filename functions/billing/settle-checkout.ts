import { changeBilling } from './change-billing.ts';
import type { Checkout } from './checkouts-repository.ts';
import type { PackCredits } from './pack-credits.ts';
import type { BillingRepository } from './repository.ts';

interface Dependencies {
  rows: Pick<BillingRepository, 'read' | 'replace'>;
  credits: Pick<PackCredits, 'give'>;
}

/**
 * Gives the credits that a checkout page sold, once it is paid. Every call may come twice and beside another: the page's
 * id is written with the balance.
 * @throws CodedError UNAUTHENTICATED when the account is closed
 */
export type SettleCheckout = (userId: string, checkout: Checkout) => Promise<void>;

export const createSettleCheckout =
  ({ rows, credits }: Dependencies): SettleCheckout =>
  async (userId, { id, user_id, kind, isPaid, credits: amount }) => {
    if (user_id !== userId || kind !== 'credits' || !isPaid || amount === 0) return;
    await credits.give(userId, id, amount);
    await changeBilling(rows, userId, async ({ has_billing }) =>
      has_billing ? null : { has_billing: true },
    );
  };
