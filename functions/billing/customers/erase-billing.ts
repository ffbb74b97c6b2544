import { unknownToStripe } from '../../platform/payments/payments-failure.ts';
import type { Checkouts } from '../checkout/checkouts-repository.ts';
import type { Customers } from './customers-repository.ts';
import type { BillingRepository } from '../repository.ts';

interface Dependencies {
  rows: Pick<BillingRepository, 'read' | 'forgetCustomer'>;
  customers: Pick<Customers, 'remove'>;
  checkouts: Pick<Checkouts, 'expireAll'>;
}

/**
 * Deletes a user's data at Stripe: expires open checkout pages and deletes the customer with card, email and
 * subscriptions. Stripe keeps past payments, as the law requires. Idempotent.
 */
export type EraseBilling = (userId: string) => Promise<void>;

export const createEraseBilling =
  ({ rows, customers, checkouts }: Dependencies): EraseBilling =>
  async (userId) => {
    const { customer_id: customerId, has_billing: hasBilling } = await rows.read(userId);
    // A user who never opened a checkout page has no Stripe customer, so no API key is needed here.
    if (customerId === null) return;
    await checkouts.expireAll(customerId);
    const isRemoved = await customers.remove(customerId);
    // If the rows were erased now, the subscription would continue and could no longer be found.
    if (!isRemoved && hasBilling) throw unknownToStripe({ customer_id: customerId });
    await rows.forgetCustomer(customerId);
  };
