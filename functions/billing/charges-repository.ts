import { idOf } from '../platform/payments/id-of.ts';
import { nullIfMissing, unknownToStripe } from '../platform/payments/payments-failure.ts';
import type { AskStripe } from '../platform/payments/stripe-client.ts';

/** A payment, and whether the money is still ours. */
export interface Charge {
  id: string;
  customer_id: string | null;
  payment_intent: string | null;
  /** Given back in full, or taken back by the person's bank for now or for good. A part given back is goodwill. */
  isLost: boolean;
  /** How often the bank gave the money to us again: each time it may be lost once more. */
  wins: number;
}

/** Disputes that ended for us, or that never took money (`warning_`). */
const harmless = new Set([
  'won',
  'warning_closed',
  'warning_needs_response',
  'warning_under_review',
  'prevented',
]);

const isOver = new Set(['canceled', 'incomplete_expired']);

/** Payments at Stripe. */
export const createCharges = (ask: AskStripe) => ({
  find: (id: string): Promise<Charge> =>
    ask(async (stripe) => {
      const charge = await stripe.charges.retrieve(id).catch(nullIfMissing);
      if (charge === null) throw unknownToStripe({ charge_id: id });
      const disputes = charge.disputed ? (await stripe.disputes.list({ charge: id })).data : [];
      const isDisputed = disputes.some(({ status }) => !harmless.has(status));
      return {
        id,
        customer_id: idOf(charge.customer),
        payment_intent: idOf(charge.payment_intent),
        isLost: charge.refunded || isDisputed,
        wins: disputes.filter(({ status }) => status === 'won').length,
      };
    }),

  /**
   * Ends a subscription whose payment is lost, at once, and with it what its changes left to the person's good: that
   * came from the same money, and would pay for the next plan. One that ended already is left alone.
   */
  endSubscription: (id: string): Promise<void> =>
    ask(async (stripe) => {
      const subscription = await stripe.subscriptions
        .retrieve(id, { expand: ['customer'] })
        .catch(nullIfMissing);
      if (subscription === null || isOver.has(subscription.status)) return;
      const { customer } = subscription;
      // First, so that a crash in between is made good: an ended subscription is not looked at again.
      if (typeof customer !== 'string' && !customer.deleted && customer.balance < 0)
        await stripe.customers.update(customer.id, { balance: 0 });
      await stripe.subscriptions.cancel(id).catch(nullIfMissing);
    }),
});

export type Charges = ReturnType<typeof createCharges>;
