import type Stripe from 'stripe';
import type { SubscriptionFact, TrialRefusal } from '#shared/billing/billing-of.ts';
import type { Clock } from '../../platform/clock.ts';
import { hourlyIdempotencyKey } from '../../platform/payments/hourly-idempotency-key.ts';
import { nullIfMissing, unknownToStripe } from '../../platform/payments/payments-failure.ts';
import type { AskStripe } from '../../platform/payments/stripe-client.ts';
import { idOf } from '../../platform/payments/stripe-id.ts';
import {
  factOf,
  hasPaid,
  itemOf,
  PAY_BY,
  TRIAL_REFUSED,
} from '../../platform/payments/subscription-state.ts';
import { type TrialStart, trialsOf } from './trial-starts-repository.ts';

/** The current state of a customer at Stripe. */
export interface CustomerState {
  /** The customer was deleted at Stripe and can no longer pay. */
  isGone: boolean;
  subscriptions: SubscriptionFact[];
  /** Open invoices of subscriptions that have ended. */
  abandoned: string[];
  /** Trials in progress whose payment method is known. */
  trials: TrialStart[];
  /** Subscriptions whose latest invoice was paid with a positive amount. */
  paid: ReadonlySet<string>;
}

const openInvoiceOfEnded = ({ status, latest_invoice: latest }: Stripe.Subscription): string[] =>
  status === 'canceled' && latest !== null && typeof latest !== 'string' && latest.status === 'open'
    ? [latest.id]
    : [];

/** Metadata of a customer: the user, and the environment that created it. */
const customerMetadata = (user_id: string, environment: string | undefined) => ({
  user_id,
  ...(environment !== undefined && { environment }),
});

/**
 * Returns the prices of subscriptions in another currency than the price's own, with the amounts in all currencies. A
 * subscription contains its price in the price's own currency only.
 */
const pricesInOtherCurrencies = async (
  stripe: Stripe,
  subscriptions: readonly Stripe.Subscription[],
): Promise<ReadonlyMap<string, Stripe.Price>> => {
  const ids = subscriptions.flatMap((subscription) => {
    const price = itemOf(subscription)?.price;
    return price && price.currency !== subscription.currency ? [price.id] : [];
  });
  const prices = await Promise.all(
    [...new Set(ids)].map((id) => stripe.prices.retrieve(id, { expand: ['currency_options'] })),
  );
  return new Map(prices.map((price) => [price.id, price]));
};

/** Far more subscriptions than a real customer has. */
const MAX_LISTED = 100;

/**
 * Reads and writes customers at Stripe.
 * @param environment name of the table, so that the reconciliation never deletes customers of another environment
 */
export const createCustomers = (ask: AskStripe, clock: Clock, environment?: string) => ({
  /**
   * Creates a customer. For the same user and round, Stripe returns the existing one.
   * @param round a different number creates another customer
   */
  create: (userId: string, email: string | null, round: number): Promise<string> =>
    ask(async (stripe) => {
      const { id } = await stripe.customers.create(
        { ...(email !== null && { email }), metadata: customerMetadata(userId, environment) },
        { idempotencyKey: hourlyIdempotencyKey('customer', clock(), userId, String(round), email ?? '') },
      );
      return id;
    }),

  /** Changes the billing email, unless the user chose another one at Stripe or the customer was deleted. */
  moveEmail: (customerId: string, from: string, to: string): Promise<void> =>
    ask(async (stripe) => {
      const customer = await stripe.customers.retrieve(customerId).catch(nullIfMissing);
      if (customer === null || customer.deleted || customer.email?.toLowerCase() !== from.toLowerCase())
        return;
      await stripe.customers.update(customerId, { email: to });
    }),

  stateOf: (customerId: string): Promise<CustomerState> =>
    ask(async (stripe) => {
      const [customer, { data }, { data: paidInvoices }] = await Promise.all([
        stripe.customers.retrieve(customerId).catch(nullIfMissing),
        stripe.subscriptions
          .list({
            customer: customerId,
            status: 'all',
            limit: MAX_LISTED,
            expand: ['data.latest_invoice', 'data.default_payment_method'],
          })
          .catch((error: unknown) => nullIfMissing(error) ?? { data: [] as Stripe.Subscription[] }),
        stripe.invoices
          .list({ customer: customerId, status: 'paid', limit: MAX_LISTED })
          .catch((error: unknown) => nullIfMissing(error) ?? { data: [] as Stripe.Invoice[] }),
      ]);
      // Stripe returns a deleted customer with a `deleted` flag, so null means unknown.
      if (customer === null) throw unknownToStripe({ customer_id: customerId });
      const prices = await pricesInOtherCurrencies(stripe, data);
      return {
        isGone: customer.deleted === true,
        subscriptions: data.map((subscription) => factOf(subscription, paidInvoices, prices)),
        abandoned: data.flatMap(openInvoiceOfEnded),
        trials: await trialsOf(stripe, data, customer),
        paid: new Set(data.filter(hasPaid).map(({ id }) => id)),
      };
    }),

  /** Ends a trial at once, before anything is charged, and notes why. */
  refuseTrial: (id: string, reason: TrialRefusal): Promise<void> =>
    ask(async (stripe) => {
      await stripe.subscriptions.update(id, { metadata: { [TRIAL_REFUSED]: reason } });
      await stripe.subscriptions.cancel(id).catch(nullIfMissing);
    }),

  /** Ends a subscription at a time unless its first payment is made. `null` removes the deadline. */
  setPayBy: (id: string, payBy: number | null): Promise<void> =>
    ask(async (stripe) => {
      try {
        await stripe.subscriptions.update(id, {
          cancel_at: payBy ?? '',
          metadata: { [PAY_BY]: payBy === null ? '' : String(payBy) },
        });
      } catch (error) {
        // The webhook is so late that the deadline has passed.
        if ((error as { param?: unknown }).param !== 'cancel_at') throw error;
        await stripe.subscriptions.cancel(id).catch(nullIfMissing);
      }
    }),

  /** Voids an open invoice, so that no one pays for a plan that has ended. */
  voidInvoice: (id: string): Promise<void> =>
    ask(async (stripe) => {
      try {
        await stripe.invoices.voidInvoice(id);
      } catch (error) {
        const { status } = await stripe.invoices.retrieve(id);
        if (status === 'open') throw error;
      }
    }),

  /** Cancels all subscriptions: paid and trial periods run to their end, unpaid ones end now. */
  endPlans: (customerId: string): Promise<void> =>
    ask(async (stripe) => {
      const { data } = await stripe.subscriptions
        .list({ customer: customerId, limit: MAX_LISTED })
        .catch((error: unknown) => nullIfMissing(error) ?? { data: [] as Stripe.Subscription[] });
      for (const { id, status, cancel_at_period_end: isEnding, schedule } of data) {
        // A schedule manages the end of its subscription.
        if (schedule !== null) await stripe.subscriptionSchedules.release(idOf(schedule) ?? '');
        if (status !== 'active' && status !== 'trialing') await stripe.subscriptions.cancel(id);
        else if (!isEnding) await stripe.subscriptions.update(id, { cancel_at_period_end: true });
      }
    }),

  /**
   * Deletes the customer, which ends all subscriptions immediately.
   * @returns false for a customer unknown to Stripe, true for one that was deleted before
   */
  remove: (customerId: string): Promise<boolean> =>
    ask(async (stripe) => {
      const removed = await stripe.customers.del(customerId).catch(nullIfMissing);
      return removed !== null || (await stripe.customers.retrieve(customerId).catch(nullIfMissing)) !== null;
    }),
});

export type Customers = ReturnType<typeof createCustomers>;
