import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { SubscriptionFact } from '#shared/billing/billing-of.ts';
import { nullIfMissing } from '../platform/payments/payments-failure.ts';
import type { AskStripe } from '../platform/payments/stripe-client.ts';
import { factOf, hasPaid } from '../platform/payments/subscription-fact.ts';

/** What Stripe knows of a customer now. */
export interface CustomerState {
  /** Somebody deleted the customer at Stripe: it can pay for nothing any more. */
  isGone: boolean;
  subscriptions: SubscriptionFact[];
  /** Subscriptions of which the newest invoice was paid with more than nothing. */
  paid: ReadonlySet<string>;
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** More subscriptions than this of one customer are no person's. */
const MOST = 100;

/** Customers at Stripe. */
export const createCustomers = (ask: AskStripe) => ({
  /**
   * Makes a customer; asked again for the same person and round, Stripe answers the one it made.
   * @param round another number makes another customer
   */
  create: (userId: string, email: string | null, round: number): Promise<string> =>
    ask(async (stripe) => {
      const { id } = await stripe.customers.create(
        { ...(email !== null && { email }), metadata: { user_id: userId } },
        { idempotencyKey: `customer-${userId}-${round}-${shortHash(email ?? '')}` },
      );
      return id;
    }),

  stateOf: (customerId: string): Promise<CustomerState> =>
    ask(async (stripe) => {
      const [customer, { data }] = await Promise.all([
        stripe.customers.retrieve(customerId).catch(nullIfMissing),
        stripe.subscriptions
          .list({ customer: customerId, status: 'all', limit: MOST, expand: ['data.latest_invoice'] })
          .catch((error: unknown) => nullIfMissing(error) ?? { data: [] as Stripe.Subscription[] }),
      ]);
      return {
        isGone: customer === null || customer.deleted === true,
        subscriptions: data.map(factOf),
        paid: new Set(data.filter(hasPaid).map(({ id }) => id)),
      };
    }),

  /** Deletes the customer, and with it ends its subscriptions at once. One that is gone already is as good as deleted. */
  remove: async (customerId: string): Promise<void> => {
    await ask((stripe) => stripe.customers.del(customerId).catch(nullIfMissing));
  },
});

export type Customers = ReturnType<typeof createCustomers>;
