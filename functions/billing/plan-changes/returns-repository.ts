import type Stripe from 'stripe';
import { idOf } from '../../platform/payments/stripe-id.ts';
import { PLAN_CHANGE } from '../../platform/payments/plan-change-refund.ts';
import type { AskStripe } from '../../platform/payments/stripe-client.ts';

/** A payment that can be refunded. */
interface Refundable {
  charge: string;
  remaining: number;
}

/** More than a subscription has for one period. */
const MAX_LISTED = 20;

/** Returns the payments for periods that are not over, newest first. */
const paymentsOf = async (stripe: Stripe, subscription: string, now: number): Promise<Refundable[]> => {
  const { data } = await stripe.invoices.list({
    subscription,
    status: 'paid',
    limit: MAX_LISTED,
    expand: ['data.payments'],
  });
  const present = data.filter(
    ({ amount_paid: paid, lines }) =>
      paid > 0 && lines.data.some(({ amount, period }) => amount > 0 && period.end > now),
  );
  const intents = present.flatMap(({ payments }) =>
    (payments?.data ?? []).flatMap(({ payment }) => idOf(payment.payment_intent) ?? []),
  );
  const charges = await Promise.all(
    intents.map(async (payment_intent) => (await stripe.charges.list({ payment_intent, limit: 10 })).data),
  );
  return charges
    .flat()
    .filter(({ paid, disputed }) => paid && !disputed)
    .map(({ id, amount, amount_refunded: refunded }) => ({ charge: id, remaining: amount - refunded }));
};

/** Returns what was refunded for a change of plan. */
const returnedFor = async (
  stripe: Stripe,
  charges: readonly Refundable[],
  invoice: string,
): Promise<number> => {
  const refunds = await Promise.all(
    charges.map(async ({ charge }) => (await stripe.refunds.list({ charge, limit: MAX_LISTED })).data),
  );
  return refunds
    .flat()
    .filter(({ metadata, status }) => metadata?.[PLAN_CHANGE] === invoice && status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
};

/** Returns what is left of paid periods to the payment method, instead of keeping it as credit. */
export const createReturns = (ask: AskStripe) => ({
  /** Returns how much of the payments for the present period can be refunded. @param now seconds */
  refundable: (subscriptionId: string, now: number): Promise<number> =>
    ask(async (stripe) =>
      (await paymentsOf(stripe, subscriptionId, now)).reduce((sum, { remaining }) => sum + remaining, 0),
    ),

  /**
   * Refunds the credit that the latest invoice of a subscription left, and removes it from the customer's balance. Every
   * step is idempotent, so a repeated call continues after a failure. Does nothing if the invoice left no credit.
   */
  returnCredit: (subscriptionId: string): Promise<void> =>
    ask(async (stripe) => {
      const { latest_invoice: latest, customer } = await stripe.subscriptions.retrieve(subscriptionId, {
        expand: ['latest_invoice'],
      });
      if (latest === null || typeof latest === 'string' || latest.total >= 0) return;
      const payments = await paymentsOf(stripe, subscriptionId, latest.created);
      let returned = await returnedFor(stripe, payments, latest.id);
      for (const { charge, remaining } of payments) {
        const amount = Math.min(remaining, -latest.total - returned);
        if (amount <= 0) continue;
        await stripe.refunds.create(
          { charge, amount, reason: 'requested_by_customer', metadata: { [PLAN_CHANGE]: latest.id } },
          { idempotencyKey: `return-${latest.id}-${charge}-${amount}` },
        );
        returned += amount;
      }
      if (returned > 0)
        await stripe.customers.createBalanceTransaction(
          idOf(customer) ?? '',
          { amount: returned, currency: latest.currency, description: 'Refunded to the payment method' },
          { idempotencyKey: `return-balance-${latest.id}` },
        );
    }),
});

export type Returns = ReturnType<typeof createReturns>;
