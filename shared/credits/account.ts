import { FREE_CREDITS, plans } from '../plans/plans.ts';
import type { Tier } from '../plans/tiers.ts';
import { endOfMonth, monthOf } from './period.ts';

/**
 * What a person has of credits, in whole ones. What is reserved for answers on their way counts as there until they
 * are useful: `held_allowance` and `held_kept` say how much of it cannot be spent twice.
 */
export interface CreditAccount {
  /** Whose allowance this month has. */
  tier: Tier;
  /** Of this month's allowance. May be above it, after a change to a smaller plan. */
  used: number;
  /** Bought or earned; they stay. */
  kept: number;
  held_allowance: number;
  held_kept: number;
  /** First moment of the allowance's month, and of the next one. */
  period_start: string;
  period_end: string;
  /** Day of the month, 1 to 31. */
  anchor_day: number;
}

/** What a person has subscribed to now. */
export interface PlanNow {
  tier: Tier;
  /** Null where no plan names one: then the account's own stays. */
  anchor_day: number | null;
  /** When its trial ends or ended, and whether it was paid for since; null where it had none, or ends with it. */
  trial: { ends: string; isPaid: boolean } | null;
}

/** Credits of a month; null: as many as are used, within the fair-use rate. */
export const allowanceOf = (tier: Tier): number | null =>
  tier === 'free' ? FREE_CREDITS : plans[tier].credits;

/** An unlimited plan's account rests: it has the allowance of the plan before. */
const restingAllowance = ({ tier }: CreditAccount): number => allowanceOf(tier) ?? 0;

/** The account of somebody who never had one. @param since when they signed up */
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

/** What all changes so far add up to: what is reserved is still there. */
export const ledgerTotal = (account: CreditAccount): number =>
  Math.max(0, restingAllowance(account) - account.used) + account.kept;

/** What can be spent now. */
export const spendable = (account: CreditAccount): { allowance: number; kept: number } => ({
  allowance: Math.max(0, restingAllowance(account) - account.used - account.held_allowance),
  kept: account.kept - account.held_kept,
});
