import { type BillingState, noPlan } from './billing-of.ts';

/** The fields of a billing row that determine when its plan ends. Unknown values are null, or missing in the table. */
type Ending = { [Name in 'period_end' | 'cancels_at_end']?: BillingState[Name] | undefined };

/**
 * Grace period of a renewing plan in milliseconds. Stripe retries webhooks for three days (docs.stripe.com/webhooks),
 * and charges a renewal after an hour.
 */
const SILENCE_MS = 4 * 86_400_000;

/**
 * Returns whether the paid period is over: on its last day if the plan was canceled, otherwise after the grace period.
 */
export const hasEnded = ({ cancels_at_end, period_end }: Ending, now: Date): boolean =>
  Boolean(period_end) && Date.parse(period_end ?? '') + (cancels_at_end ? 0 : SILENCE_MS) <= now.getTime();

/**
 * Returns a billing row as of a given time. A canceled plan ends on its day, even if Stripe's webhook is late or lost.
 * A renewing plan stays for a few more days, so that a late webhook does not end a paid plan. Opening a plan or the
 * portal afterwards syncs the row.
 */
export const billingAt = <B extends BillingState>(billing: B, now: Date): B =>
  billing.plan !== null && hasEnded(billing, now)
    ? { ...billing, ...noPlan, stripe_status: 'canceled' }
    : billing;
