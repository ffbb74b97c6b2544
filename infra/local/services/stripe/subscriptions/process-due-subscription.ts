import type { StripeStore, Subscription } from '../store/stripe-store.ts';
import { renewalNoticeOf, TRIAL_NOTICE_S } from '../clock/due-of.ts';
import { emit } from '../events/emit.ts';
import { cancelNow } from './cancel-now.ts';
import { collectableRetry } from './collectable-retry.ts';
import { beginPeriod, endTrial } from './renew.ts';
import { newInvoice } from '../invoices/new-invoice.ts';
import { renewalBill } from '../invoices/preview-invoice.ts';
import { itemOf } from './subscription-terms.ts';

const notifyTrialEnd = (stripeStore: StripeStore, subscription: Subscription): void => {
  stripeStore.putWith<'subscription'>(subscription, { isTrialEndNotified: true });
  emit(stripeStore, 'customer.subscription.trial_will_end', subscription);
};

/** Announces a renewal. Stripe's upcoming invoice has no ID. */
const announceRenewal = (stripeStore: StripeStore, subscription: Subscription): void => {
  const { current_period_end: start } = itemOf(subscription);
  stripeStore.putWith<'subscription'>(subscription, { announced: start });
  const customer = stripeStore.get('customer', subscription.customer);
  const { lines } = renewalBill(stripeStore, subscription);
  const { id: _none, ...invoice } = newInvoice(stripeStore, {
    subscription,
    customer,
    lines,
    reason: 'subscription_cycle',
  });
  emit(stripeStore, 'invoice.upcoming', { ...invoice, billing_reason: 'upcoming' });
};

/** Runs the change that a subscription is due for. */
export const playSubscription = (stripeStore: StripeStore, subscription: Subscription): void => {
  const now = stripeStore.now();
  const { status, cancel_at: cancelAt, trial_end: trialEnd, cancel_at_period_end: ends } = subscription;
  const { isTrialEndNotified } = stripeStore.facts('subscription', subscription.id);
  const { current_period_end: periodEnd } = itemOf(subscription);
  const notice = renewalNoticeOf(subscription, stripeStore.facts('subscription', subscription.id));
  const isOver = (cancelAt !== null && cancelAt <= now) || (ends && periodEnd <= now);
  if (isOver) cancelNow(stripeStore, subscription, 'cancellation_requested');
  else if (status === 'trialing' && trialEnd !== null) {
    const isNotice = !isTrialEndNotified && trialEnd - TRIAL_NOTICE_S <= now;
    if (isNotice) notifyTrialEnd(stripeStore, subscription);
    else endTrial(stripeStore, subscription, trialEnd);
  } else if (notice !== null && notice <= now && periodEnd > now) announceRenewal(stripeStore, subscription);
  else if (periodEnd <= now) beginPeriod(stripeStore, subscription, periodEnd);
  else collectableRetry(stripeStore, subscription);
};
