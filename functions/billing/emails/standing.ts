import type { PaidPlan } from '#shared/plans/tiers.ts';
import type { Billing } from '../billing.ts';
import type { MoneyNotice } from './money-notice.ts';

/** Returns a plan, its interval and whether it renews as one text, for example `premium monthly renews`. */
export const standingOf = ({ plan, interval, cancels_at_end }: Billing): string =>
  [plan, interval, cancels_at_end ? 'ends' : 'renews'].join(' ');

/** Returns the email about the difference to an earlier standing, or null if there is nothing to tell. */
export const standingChange = (before: string, billing: Billing & { plan: PaidPlan }): MoneyNotice | null => {
  const [plan, interval, renewal] = before.split(' ');
  const { next_charge: next, period_end, cancels_at_end } = billing;
  if (plan !== billing.plan || interval !== String(billing.interval))
    return { ...billing, kind: 'plan_changed', next };
  if (cancels_at_end && renewal === 'renews' && period_end !== null)
    return { kind: 'canceled', plan: billing.plan, ends: period_end };
  if (!cancels_at_end && renewal === 'ends' && next !== null)
    return { kind: 'resumed', plan: billing.plan, next };
  return null;
};
