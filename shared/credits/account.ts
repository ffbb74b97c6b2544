import { FREE_CREDITS, plans } from '../plans/plans.ts';
import type { Tier } from '../plans/tiers.ts';
import { endOfMonth, monthOf } from './period.ts';

/**
 * A user's credits, as integers. Held credits are still included until they are spent: `held_allowance` and `held_kept`
 * are the parts that cannot be spent again.
 */
export interface CreditAccount {
  /** Tier of this month's allowance. */
  tier: Tier;
  /** Used part of this month's allowance. May exceed it after a downgrade. */
  used: number;
  /** Non-expiring credits, purchased or earned. */
  kept: number;
  held_allowance: number;
  held_kept: number;
  /** Start of the allowance's month, and of the next one. */
  period_start: string;
  period_end: string;
  /** Day of the month, 1 to 31. */
  anchor_day: number;
}

/** A user's current plan. */
export interface PlanNow {
  tier: Tier;
  /** Day of the month on which the plan is billed; null without a plan. */
  anchor_day: number | null;
  /** Start of the latest period that was paid for; null before the first payment and without a plan. */
  paid_from: string | null;
  /** From here on, the allowance renews only after a payment; null without a limit. */
  paid_until: string | null;
  /** When the next payment is due, or a failed one is tried again; null if none is. */
  next_charge: string | null;
}

/** The plan of a user without a subscription. */
export const freePlan: PlanNow = {
  tier: 'free',
  anchor_day: null,
  paid_from: null,
  paid_until: null,
  next_charge: null,
};

/** Returns the monthly credits; null for unlimited use within the fair-use limit. */
export const allowanceOf = (tier: Tier): number | null =>
  tier === 'free' ? FREE_CREDITS : plans[tier].credits;

/** The allowance of an account on an unlimited plan, which is suspended meanwhile. */
const restingAllowance = ({ tier }: CreditAccount): number => allowanceOf(tier) ?? 0;

/** Returns a new account. @param since when the user signed up */
export const newAccount = (since: Date, now: Date): CreditAccount => {
  const day = since.getUTCDate();
  const start = monthOf(now, day);
  return {
    tier: 'free',
    used: 0,
    kept: 0,
    held_allowance: 0,
    held_kept: 0,
    period_start: start.toISOString(),
    period_end: endOfMonth(start, day).toISOString(),
    anchor_day: day,
  };
};

/** Returns the sum of all changes so far, which includes held credits. */
export const ledgerTotal = (account: CreditAccount): number =>
  Math.max(0, restingAllowance(account) - account.used) + account.kept;

/** Returns the credits that can be spent now. */
export const spendable = (account: CreditAccount): { allowance: number; kept: number } => ({
  allowance: Math.max(0, restingAllowance(account) - account.used - account.held_allowance),
  kept: account.kept - account.held_kept,
});
