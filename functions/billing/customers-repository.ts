import type Stripe from 'stripe';
import type { SubscriptionFact } from '#shared/billing/billing-of.ts';
import type { Clock } from '../platform/clock.ts';
import { keyOfHour } from '../platform/payments/key-of-hour.ts';
import { nullIfMissing, unknownToStripe } from '../platform/payments/payments-failure.ts';
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

/** More subscriptions than this of one customer are no person's. */
const MOST = 100;

/** Customers at Stripe. */
export const createCustomers = (ask: AskStripe, clock: Clock) => ({
  /**
   * Makes a customer; asked again for the same person and round, Stripe answers the one it made.
   * @param round another number makes another customer
   */
  create: (userId: string, email: string | null, round: number): Promise<string> =>
    ask(async (stripe) => {
      const { id } = await stripe.customers.create(
        { ...(email !== null && { email }), metadata: { user_id: userId } },
        { idempotencyKey: keyOfHour('customer', clock(), userId, String(round), email ?? '') },
      );
      return id;
    }),

  /** Has bills sent to another e-mail. One that the person chose at Stripe stays; so does a customer who is gone. */
  moveEmail: (customerId: string, from: string, to: string): Promise<void> =>
    ask(async (stripe) => {
      const customer = await stripe.customers.retrieve(customerId).catch(nullIfMissing);
      if (customer === null || customer.deleted || customer.email?.toLowerCase() !== from.toLowerCase())
        return;
      await stripe.customers.update(customerId, { email: to });
    }),

  stateOf: (customerId: string): Promise<CustomerState> =>
    ask(async (stripe) => {
      const [customer, { data }] = await Promise.all([
        stripe.customers.retrieve(customerId).catch(nullIfMissing),
        stripe.subscriptions
          .list({ customer: customerId, status: 'all', limit: MOST, expand: ['data.latest_invoice'] })
          .catch((error: unknown) => nullIfMissing(error) ?? { data: [] as Stripe.Subscription[] }),
      ]);
      // A customer that was deleted is still told of, as one.
      if (customer === null) throw unknownToStripe({ customer_id: customerId });
      return {
        isGone: customer.deleted === true,
        subscriptions: data.map(factOf),
        paid: new Set(data.filter(hasPaid).map(({ id }) => id)),
      };
    }),

  /** Has no subscription charge again: what is paid or tried runs to its end, what waits for money ends now. */
  endPlans: (customerId: string): Promise<void> =>
    ask(async (stripe) => {
      const { data } = await stripe.subscriptions
        .list({ customer: customerId, limit: MOST })
        .catch((error: unknown) => nullIfMissing(error) ?? { data: [] as Stripe.Subscription[] });
      for (const { id, status, cancel_at_period_end: isEnding } of data) {
        if (status !== 'active' && status !== 'trialing') await stripe.subscriptions.cancel(id);
        else if (!isEnding) await stripe.subscriptions.update(id, { cancel_at_period_end: true });
      }
    }),

  /**
   * Deletes the customer, and with it ends its subscriptions at once.
   * @returns false for one that Stripe never heard of; one that is gone already is as good as deleted
   */
  remove: (customerId: string): Promise<boolean> =>
    ask(async (stripe) => {
      const removed = await stripe.customers.del(customerId).catch(nullIfMissing);
      return removed !== null || (await stripe.customers.retrieve(customerId).catch(nullIfMissing)) !== null;
    }),
});

export type Customers = ReturnType<typeof createCustomers>;
