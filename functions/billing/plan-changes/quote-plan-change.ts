import type { PlanChangeQuote } from '#shared/billing/page-schema.ts';
import { type Timing, timingsOf } from '#shared/billing/plan-change.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import { endOfMonth, monthOf } from '#shared/credits/period.ts';
import { lookupKeyOf } from '#shared/plans/plans.ts';
import type { Interval, PaidPlan } from '#shared/plans/tiers.ts';
import type { Billing } from '../billing.ts';
import type { Prices } from '../checkout/prices-repository.ts';
import type { ChangePreview, PlanChanges, RunningPlan } from './plan-changes-repository.ts';
import type { Returns } from './returns-repository.ts';

interface Dependencies {
  changes: Pick<PlanChanges, 'read' | 'preview'>;
  prices: Pick<Prices, 'find'>;
  returns: Pick<Returns, 'refundable'>;
}

interface Choice {
  plan: PaidPlan;
  interval: Interval;
}

/** A change that is possible, with the price it leads to. */
export interface PossibleChange {
  running: RunningPlan;
  price: { id: string; amount: number; currency: string };
  timings: readonly Timing[];
  /** Whether the present plan is paid for a year. */
  isYearly: boolean;
}

const instant = (seconds: number): string => new Date(seconds * 1_000).toISOString();

/** Returns the end of the month of a yearly period that has begun, as credits count it. In seconds. */
const endOfBegunMonth = ({ period_start, period_end }: RunningPlan, now: number): number => {
  const day = new Date(period_start * 1_000).getUTCDate();
  const end = endOfMonth(monthOf(new Date(now * 1_000), day), day);
  return Math.min(end.getTime() / 1_000, period_end);
};

/** Calculates changes of plan. Nothing is written. */
export const createQuotePlanChange = ({ changes, prices, returns }: Dependencies) => {
  /** Quotes a change that costs nothing now: during a trial, or with the next period. */
  const quoteLater = ({ running, price }: PossibleChange, timing: Timing): PlanChangeQuote => ({
    timing,
    currency: price.currency,
    charge: 0,
    unused: 0,
    tax: 0,
    credit_used: 0,
    due: 0,
    refund: 0,
    credit: 0,
    starts: instant(timing === 'now' ? running.period_start : running.period_end),
    price: price.amount,
    next_charge: instant(running.period_end),
    prorated_at: running.period_start,
  });

  /**
   * Previews a change. If it leaves money of a paid year, only months that have not begun are refunded: the begun one has
   * brought its credits, and changing back and forth must not bring more of them for nothing.
   */
  const preview = async (
    { running, price, isYearly }: PossibleChange,
    at?: number,
  ): Promise<ChangePreview> => {
    const exact = await changes.preview(running, price.id, at);
    if (at !== undefined || exact.total >= 0 || !isYearly) return exact;
    return changes.preview(running, price.id, endOfBegunMonth(running, exact.prorated_at));
  };

  const quoteNow = async (change: PossibleChange, at?: number): Promise<PlanChangeQuote> => {
    const { running, price, isYearly } = change;
    const found = await preview(change, at);
    const { charge, unused, tax, total, due, currency, prorated_at: proratedAt } = found;
    const left = Math.max(0, -total);
    const refundable =
      left > 0 && isYearly ? await returns.refundable(running.subscription_id, proratedAt) : 0;
    const refund = Math.min(left, refundable);
    return {
      timing: 'now',
      currency,
      charge,
      unused,
      tax,
      credit_used: Math.max(0, total - due),
      due,
      refund,
      credit: left - refund,
      starts: instant(found.created),
      price: price.amount,
      next_charge: instant(found.period_end),
      prorated_at: proratedAt,
    };
  };

  return {
    /**
     * Returns a possible change.
     * @throws CodedError PLAN_CHANGE_NOT_POSSIBLE without a plan, after a failed payment, or while it is canceled or
     * another change is scheduled
     */
    possible: async (billing: Billing, choice: Choice): Promise<PossibleChange> => {
      const { subscription_id: id, plan, interval, payment_failed, cancels_at_end } = billing;
      if (id === null || plan === null || interval === null || payment_failed || cancels_at_end)
        throw new CodedError('PLAN_CHANGE_NOT_POSSIBLE');
      const running = await changes.read(id);
      const price = await prices.find(lookupKeyOf(choice.plan, choice.interval), running.currency);
      const timings = timingsOf({ plan, interval, isTrial: running.isTrial }, choice);
      return { running, price, timings, isYearly: interval === 'yearly' };
    },

    /** @param at time of the proration in seconds; without it, now */
    quote: (change: PossibleChange, timing: Timing, at?: number): Promise<PlanChangeQuote> =>
      timing === 'now' && !change.running.isTrial
        ? quoteNow(change, at)
        : Promise.resolve(quoteLater(change, timing)),
  };
};

export type QuotePlanChange = ReturnType<typeof createQuotePlanChange>;
