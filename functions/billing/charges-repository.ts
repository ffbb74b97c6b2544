import type Stripe from 'stripe';
import type { PaidPlan } from '#shared/plans/tiers.ts';
import { nullIfMissing } from '../platform/payments/payments-failure.ts';
import type { AskStripe } from '../platform/payments/stripe-client.ts';
import { planOfPrice } from '../platform/payments/subscription-fact.ts';

/** A payment, and whether the money is still ours. */
export interface Charge {
  id: string;
  customer_id: string | null;
  payment_intent: string | null;
  /** Given back in full, or taken back by the person's bank for now or for good. A part given back is goodwill. */
  isLost: boolean;
  /** The bank gave the money to us again. */
  isWon: boolean;
}

/** What an invoice of a subscription was for. */
export interface PlanPayment {
  subscription_id: string;
  plans: PaidPlan[];
}

/** Disputes that ended for us, or that never took money (`warning_`). */
const harmless = new Set([
  'won',
  'warning_closed',
  'warning_needs_response',
  'warning_under_review',
  'prevented',
]);

const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

const plansOf = async (stripe: Stripe, invoice: Stripe.Invoice): Promise<PaidPlan[]> => {
  const priced = invoice.lines.data.filter(({ amount }) => amount > 0);
  const ids = new Set(priced.flatMap((line) => idOf(line.pricing?.price_details?.price) ?? []));
  const prices = await Promise.all([...ids].map((id) => stripe.prices.retrieve(id)));
  return prices.flatMap((price) => planOfPrice(price)?.plan ?? []);
};

/** Payments at Stripe. */
export const createCharges = (ask: AskStripe) => ({
  find: (id: string): Promise<Charge | null> =>
    ask(async (stripe) => {
      const charge = await stripe.charges.retrieve(id).catch(nullIfMissing);
      if (charge === null) return null;
      const disputes = charge.disputed ? (await stripe.disputes.list({ charge: id })).data : [];
      const isDisputed = disputes.some(({ status }) => !harmless.has(status));
      return {
        id,
        customer_id: idOf(charge.customer),
        payment_intent: idOf(charge.payment_intent),
        isLost: charge.refunded || isDisputed,
        isWon: !charge.refunded && !isDisputed && disputes.some(({ status }) => status === 'won'),
      };
    }),

  /** What a payment was for, if it paid an invoice of a subscription; null otherwise. */
  planPaidBy: (paymentIntent: string): Promise<PlanPayment | null> =>
    ask(async (stripe) => {
      const { data } = await stripe.invoicePayments.list({
        payment: { type: 'payment_intent', payment_intent: paymentIntent },
        limit: 1,
      });
      const invoiceId = idOf(data[0]?.invoice);
      if (invoiceId === null) return null;
      const invoice = await stripe.invoices.retrieve(invoiceId);
      const subscription = idOf(invoice.parent?.subscription_details?.subscription);
      return subscription === null
        ? null
        : { subscription_id: subscription, plans: await plansOf(stripe, invoice) };
    }),

  /** Ends a subscription at once. One that ended already is as good as ended. */
  endSubscription: async (id: string): Promise<void> => {
    await ask((stripe) => stripe.subscriptions.cancel(id).catch(nullIfMissing));
  },
});

export type Charges = ReturnType<typeof createCharges>;
