import type { Checkouts } from '../checkout/checkouts-repository.ts';
import type { Customers } from '../customers/customers-repository.ts';
import type { BillingRepository } from '../repository.ts';

interface Dependencies {
  rows: Pick<BillingRepository, 'read'>;
  customers: Pick<Customers, 'endPlans'>;
  checkouts: Pick<Checkouts, 'expireAll'>;
}

/**
 * Ends billing for a user without access to sign-in: expires open checkout pages and cancels renewals. The paid period
 * stays valid, in case of a mistake. Idempotent.
 */
export type EndPlans = (userId: string) => Promise<void>;

export const createEndPlans =
  ({ rows, customers, checkouts }: Dependencies): EndPlans =>
  async (userId) => {
    const { customer_id: customerId } = await rows.read(userId);
    // A user who never opened a checkout page has no Stripe customer, so no API key is needed here.
    if (customerId === null) return;
    await checkouts.expireAll(customerId);
    await customers.endPlans(customerId);
  };
