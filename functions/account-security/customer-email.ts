import type { Customers } from '../billing/customers-repository.ts';
import type { BillingRepository } from '../billing/repository.ts';

interface Dependencies {
  rows: Pick<BillingRepository, 'read'>;
  customers: Pick<Customers, 'moveEmail'>;
  /** Notes what kept Stripe from hearing: the e-mail is changed all the same. */
  report: (error: Error, customerId: string) => void;
}

/** Has bills sent to the new e-mail, where a person is Stripe's customer by the old one. */
export type TellStripe = (userId: string, from: string, to: string) => Promise<void>;

export const createTellStripe =
  ({ rows, customers, report }: Dependencies): TellStripe =>
  async (userId, from, to) => {
    const { customer_id: customerId } = await rows.read(userId);
    // Who never asked for a checkout page is unknown to Stripe: nothing is asked, so that no key is needed.
    if (customerId === null) return;
    try {
      await customers.moveEmail(customerId, from, to);
    } catch (error) {
      report(error as Error, customerId);
    }
  };
