import type { FactsOf, Kind, Kinds } from '../store/object-types.ts';

const DAY = 86_400;

/** How long before its end a trial's end is announced. Source: `customer.subscription.trial_will_end`. */
export const TRIAL_NOTICE_S = 3 * DAY;

/** How long before it a renewal is announced (`invoice.upcoming`): the longest that Stripe's settings offer is 45 days. */
const RENEWAL_NOTICE_S = 30 * DAY;

/** Returns when a renewal is due to be announced; null if it was, or if the period is too short for that. */
export const renewalNoticeOf = (
  { status, cancel_at, items }: Kinds['subscription'],
  { announced }: FactsOf<'subscription'>,
): number | null => {
  const item = items.data[0];
  if (!item || status !== 'active' || cancel_at !== null || announced === item.current_period_end)
    return null;
  const at = item.current_period_end - RENEWAL_NOTICE_S;
  return at > item.current_period_start + DAY ? at : null;
};

const earliest = (instants: (number | null | undefined)[]): number | null => {
  const known = instants.filter((instant) => typeof instant === 'number');
  return known.length === 0 ? null : Math.min(...known);
};

const ofSubscription = (
  subscription: Kinds['subscription'],
  facts: FactsOf<'subscription'>,
): number | null => {
  const { status, trial_end: trialEnd, items, cancel_at: cancelAt } = subscription;
  const { isTrialEndNotified, nextRetry } = facts;
  const periodEnd = items.data[0]?.current_period_end;
  if (status === 'trialing') {
    const notice = isTrialEndNotified || trialEnd === null ? null : trialEnd - TRIAL_NOTICE_S;
    return earliest([notice, trialEnd, cancelAt]);
  }
  if (status === 'active' || status === 'unpaid')
    return earliest([renewalNoticeOf(subscription, facts), periodEnd, cancelAt]);
  return status === 'past_due' ? earliest([nextRetry, periodEnd, cancelAt]) : null;
};

/** Returns when an object's next scheduled change is due, in seconds of Stripe's clock; null for never. */
export const dueOf = <K extends Kind>(body: Kinds[K], facts: FactsOf<K>): number | null => {
  if (body.object === 'checkout.session') return body.status === 'open' ? body.expires_at : null;
  if (body.object === 'subscription') return ofSubscription(body, facts as FactsOf<'subscription'>);
  return null;
};
