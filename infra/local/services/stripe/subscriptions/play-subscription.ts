import type { Books, Subscription } from '../store/stripe-store.ts';
import { TRIAL_NOTICE_S } from '../clock/due-of.ts';
import { emit } from '../events/emit.ts';
import { cancelNow } from './cancel-now.ts';
import { collectableRetry } from './collectable-retry.ts';
import { beginPeriod, endTrial } from './renew.ts';
import { itemOf } from './subscription-terms.ts';

const notifyTrialEnd = (books: Books, subscription: Subscription): void => {
  books.putWith<'subscription'>(subscription, { isTrialEndNotified: true });
  emit(books, 'customer.subscription.trial_will_end', subscription);
};

/** Runs the change that a subscription is due for. */
export const playSubscription = (books: Books, subscription: Subscription): void => {
  const now = books.now();
  const { status, cancel_at: cancelAt, trial_end: trialEnd, cancel_at_period_end: ends } = subscription;
  const { isTrialEndNotified } = books.facts('subscription', subscription.id);
  const { current_period_end: periodEnd } = itemOf(subscription);
  const isOver = (cancelAt !== null && cancelAt <= now) || (ends && periodEnd <= now);
  if (isOver) cancelNow(books, subscription, 'cancellation_requested');
  else if (status === 'trialing' && trialEnd !== null) {
    const isNotice = !isTrialEndNotified && trialEnd - TRIAL_NOTICE_S <= now;
    if (isNotice) notifyTrialEnd(books, subscription);
    else endTrial(books, subscription, trialEnd);
  } else if (periodEnd <= now) beginPeriod(books, subscription, periodEnd);
  else collectableRetry(books, subscription);
};
