import type { StripeStore, Subscription } from '../store/stripe-store.ts';
import { invalid } from '../http/stripe-error.ts';
import { endTrial } from './renew.ts';
import { withItem } from './subscription-terms.ts';
import { updateSubscription } from './update-subscription.ts';

/** Ends a trial now, or moves its end. @throws Refusal for an end in the past, or a subscription without a trial */
export const moveTrialEnd = (
  stripeStore: StripeStore,
  subscription: Subscription,
  to: 'now' | number,
): Subscription => {
  const now = stripeStore.now();
  if (subscription.status !== 'trialing') {
    if (to === 'now') return subscription;
    throw invalid('The local Stripe gives no trial to a subscription that has none.', 'trial_end');
  }
  if (to === 'now') return endTrial(stripeStore, subscription, now);
  if (to <= now) throw invalid('Trial end must be in the future.', 'trial_end');
  return updateSubscription(
    stripeStore,
    subscription,
    {
      trial_end: to,
      billing_cycle_anchor: to,
      ...(subscription.cancel_at_period_end && { cancel_at: to }),
      items: withItem(subscription, { current_period_end: to }),
    },
    { isTrialEndNotified: false },
  );
};
