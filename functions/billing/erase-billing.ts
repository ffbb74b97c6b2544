import { unknownToStripe } from '../platform/payments/payments-failure.ts';
import type { Checkouts } from './checkouts-repository.ts';
import type { Customers } from './customers-repository.ts';
import type { BillingRepository } from './repository.ts';

interface Dependencies {
  rows: Pick<BillingRepository, 'read' | 'forgetCustomer'>;
  customers: Pick<Customers, 'remove'>;
  checkouts: Pick<Checkouts, 'expireAll'>;
}

/**
 * Ends at Stripe what a person who leaves has there: open checkout pages, every subscription, the customer with card
 * and e-mail. Payments that were made stay in Stripe's books, as the law wants them. May be called again.
 */
export type EraseBilling = (userId: string) => Promise<void>;

export const createEraseBilling =
  ({ rows, customers, checkouts }: Dependencies): EraseBilling =>
  async (userId) => {
    const { customer_id: customerId, has_billing: hasBilling } = await rows.read(userId);
    // Who never asked for a checkout page is unknown to Stripe: nothing is asked, so that no key is needed.
    if (customerId === null) return;
    await checkouts.expireAll(customerId);
    const isRemoved = await customers.remove(customerId);
    // Were the rows erased now, the subscription would go on with nobody to end it.
    if (!isRemoved && hasBilling) throw unknownToStripe({ customer_id: customerId });
    await rows.forgetCustomer(customerId);
  };
