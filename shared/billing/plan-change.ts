import { type Interval, type PaidPlan, paidPlans } from '../plans/tiers.ts';

/** When a change of plan takes effect. */
export const timings = ['now', 'period_end'] as const;
export type Timing = (typeof timings)[number];

interface Choice {
  plan: PaidPlan;
  interval: Interval;
}

/**
 * Returns when a change of plan can take effect, the usual one first. More costs more at once. Less begins with the next
 * period; a yearly plan can also change at once, and what is unused of it is refunded. During a trial nothing is paid, so
 * every change is immediate.
 */
export const timingsOf = (
  current: Choice & { isTrial: boolean },
  { plan, interval }: Choice,
): readonly Timing[] => {
  if (current.plan === plan && current.interval === interval) return [];
  const steps = paidPlans.indexOf(plan) - paidPlans.indexOf(current.plan);
  const isMore = steps > 0 || (steps === 0 && interval === 'yearly');
  if (current.isTrial || isMore) return ['now'];
  return current.interval === 'yearly' ? ['period_end', 'now'] : ['period_end'];
};
