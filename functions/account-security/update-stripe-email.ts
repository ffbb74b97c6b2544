import type { BillingRepository, Customers } from '../billing/public.ts';

interface Dependencies {
  rows: Pick<BillingRepository, 'read'>;
  customers: Pick<Customers, 'moveEmail'>;
  /** Logs a failed Stripe update. The email change itself still succeeds. */
  report: (error: Error, customerId: string) => void;
}

/** Updates the billing email at Stripe if the customer there still uses the old one. */
export type UpdateStripeEmail = (userId: string, from: string, to: string) => Promise<void>;

export const createUpdateStripeEmail =
  ({ rows, customers, report }: Dependencies): UpdateStripeEmail =>
  async (userId, from, to) => {
    const { customer_id: customerId } = await rows.read(userId);
    // A user who never opened a checkout page has no Stripe customer, so no API key is needed here.
    if (customerId === null) return;
    try {
      await customers.moveEmail(customerId, from, to);
    } catch (error) {
      report(error as Error, customerId);
    }
  };
