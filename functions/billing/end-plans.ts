import type { Checkouts } from './checkouts-repository.ts';
import type { Customers } from './customers-repository.ts';
import type { BillingRepository } from './repository.ts';

interface Dependencies {
  rows: Pick<BillingRepository, 'read'>;
  customers: Pick<Customers, 'endPlans'>;
  checkouts: Pick<Checkouts, 'expireAll'>;
}

/**
 * Ends the paying of a person who cannot do it alone any more, as nobody can sign in: open checkout pages close, and no
 * plan is charged for again. What is paid runs to its end, for a mistake. May be called again.
 */
export type EndPlans = (userId: string) => Promise<void>;

export const createEndPlans =
  ({ rows, customers, checkouts }: Dependencies): EndPlans =>
  async (userId) => {
    const { customer_id: customerId } = await rows.read(userId);
    // Who never asked for a checkout page is unknown to Stripe: nothing is asked, so that no key is needed.
    if (customerId === null) return;
    await checkouts.expireAll(customerId);
    await customers.endPlans(customerId);
  };
