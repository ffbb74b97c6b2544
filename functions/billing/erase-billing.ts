import type { Checkouts } from './checkouts-repository.ts';
import type { Customers } from './customers-repository.ts';
import type { BillingRepository } from './repository.ts';

interface Dependencies {
  rows: Pick<BillingRepository, 'read' | 'forgetCustomer'>;
  customers: Pick<Customers, 'remove'>;
  checkouts: Pick<Checkouts, 'expire'>;
}

/**
 * Ends at Stripe what a person who leaves has there: the open checkout page, every subscription, the customer with card
 * and e-mail. Payments that were made stay in Stripe's books, as the law wants them. May be called again.
 */
export type EraseBilling = (userId: string) => Promise<void>;

export const createEraseBilling =
  ({ rows, customers, checkouts }: Dependencies): EraseBilling =>
  async (userId) => {
    const { customer_id: customerId, checkout_id: checkoutId } = await rows.read(userId);
    // Who never asked for a checkout page is unknown to Stripe: nothing is asked, so that no key is needed.
    if (customerId === null) return;
    if (checkoutId !== null) await checkouts.expire(checkoutId);
    await customers.remove(customerId);
    await rows.forgetCustomer(customerId);
  };
