import type { Price } from '#shared/billing/billing-of.ts';
import { PLAN_CHANGE } from '../../platform/payments/plan-change-refund.ts';
import { idOf } from '../../platform/payments/stripe-id.ts';
import { nullIfMissing, unknownToStripe } from '../../platform/payments/payments-failure.ts';
import type { AskStripe } from '../../platform/payments/stripe-client.ts';

/** A payment and whether it was refunded or disputed. */
export interface Charge {
  id: string;
  customer_id: string | null;
  payment_intent: string | null;
  /** Refunded in full or disputed. A partial refund is goodwill and does not count. */
  isLost: boolean;
  /** Number of disputes won and of refunds that failed. The payment can be lost again after each one. */
  wins: number;
  /** What was refunded so far. */
  refunded: Price;
  /** Whether a refund failed, so that the user has not received the money. */
  hasFailedRefund: boolean;
}

/** Disputes that we won, or that never moved money (`warning_`). */
const harmless = new Set([
  'won',
  'warning_closed',
  'warning_needs_response',
  'warning_under_review',
  'prevented',
]);

const isOver = new Set(['canceled', 'incomplete_expired']);

/** Reads payments at Stripe and ends their subscriptions. */
export const createCharges = (ask: AskStripe) => ({
  find: (id: string): Promise<Charge> =>
    ask(async (stripe) => {
      const charge = await stripe.charges.retrieve(id).catch(nullIfMissing);
      if (charge === null) throw unknownToStripe({ charge_id: id });
      const refunds = (await stripe.refunds.list({ charge: id })).data;
      const made = refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled');
      const failed = refunds.length - made.length;
      // What only a change of plan returned is no lost payment, even if nothing is left of it.
      const isPlanChange =
        made.length > 0 && made.every(({ metadata }) => metadata?.[PLAN_CHANGE] !== undefined);
      const disputes = charge.disputed ? (await stripe.disputes.list({ charge: id })).data : [];
      const isDisputed = disputes.some(({ status }) => !harmless.has(status));
      return {
        id,
        customer_id: idOf(charge.customer),
        payment_intent: idOf(charge.payment_intent),
        isLost: (charge.refunded && !isPlanChange) || isDisputed,
        wins: disputes.filter(({ status }) => status === 'won').length + failed,
        refunded: { amount: charge.amount_refunded, currency: charge.currency },
        hasFailedRefund: failed > 0,
      };
    }),

  /**
   * Ends a subscription immediately after its payment was lost, and removes the customer's credit balance: it came from
   * the same payment and would pay for the next plan. Does nothing for a subscription that has already ended.
   */
  endSubscription: (id: string): Promise<void> =>
    ask(async (stripe) => {
      const subscription = await stripe.subscriptions
        .retrieve(id, { expand: ['customer'] })
        .catch(nullIfMissing);
      if (subscription === null || isOver.has(subscription.status)) return;
      const { customer } = subscription;
      // Runs first, so that a retry after a crash still does it: an ended subscription is skipped.
      if (typeof customer !== 'string' && !customer.deleted && customer.balance < 0)
        await stripe.customers.update(customer.id, { balance: 0 });
      await stripe.subscriptions.cancel(id).catch(nullIfMissing);
    }),
});

export type Charges = ReturnType<typeof createCharges>;
