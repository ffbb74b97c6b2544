import type Stripe from 'stripe';
import { idOf } from '../../platform/payments/stripe-id.ts';
import { PAY_BY } from '../../platform/payments/subscription-state.ts';
import type { AskStripe } from '../../platform/payments/stripe-client.ts';

/** Returns the change that revokes a cancellation. Stripe sets one or the other, and our own deadline stays. */
const revocationOf = ({
  cancel_at,
  cancel_at_period_end,
  metadata,
}: Stripe.Subscription): Stripe.SubscriptionUpdateParams | null => {
  if (cancel_at_period_end) return { cancel_at_period_end: false };
  return cancel_at === null || String(cancel_at) === metadata[PAY_BY] ? null : { cancel_at: '' };
};

/** Revokes cancellations and scheduled changes at Stripe. */
export const createResumptions = (ask: AskStripe) => ({
  resume: (subscriptionId: string): Promise<void> =>
    ask(async (stripe) => {
      const subscription = await stripe.subscriptions.retrieve(subscriptionId);
      const schedule = idOf(subscription.schedule);
      if (schedule !== null) await stripe.subscriptionSchedules.release(schedule);
      const revocation = revocationOf(subscription);
      if (revocation !== null && subscription.status !== 'canceled')
        await stripe.subscriptions.update(subscriptionId, revocation);
    }),
});

export type Resumptions = ReturnType<typeof createResumptions>;
