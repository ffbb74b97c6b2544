import { type BillingState, noPlan } from './billing-of.ts';

/** What of a billing row tells when its plan ends. Unknown figures are null, or absent in the table. */
type Ending = { [Name in 'period_end' | 'cancels_at_end']?: BillingState[Name] | undefined };

/**
 * How long a renewed plan outlives the period that is known, in milliseconds. Stripe sends a message again for three
 * days (docs.stripe.com/webhooks), and an hour passes before a renewal is charged.
 */
const SILENCE_MS = 4 * 86_400_000;

/** Whether what was paid for is over: at once where it was cancelled, else once Stripe should long have told more. */
export const hasEnded = ({ cancels_at_end, period_end }: Ending, now: Date): boolean =>
  Boolean(period_end) && Date.parse(period_end ?? '') + (cancels_at_end ? 0 : SILENCE_MS) <= now.getTime();

/**
 * A billing row as it is at a moment: a plan that was cancelled ends on its day, also while Stripe's message of that
 * is late or lost. One that is renewed stays for some days more, so that who paid does not lose it to a late message;
 * but not for ever. Whoever then presses on a plan or manages it has the row made true.
 */
export const billingAt = <B extends BillingState>(billing: B, now: Date): B =>
  billing.plan !== null && hasEnded(billing, now)
    ? { ...billing, ...noPlan, stripe_status: 'canceled' }
    : billing;
