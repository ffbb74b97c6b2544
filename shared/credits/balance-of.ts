import { allowanceOf, type CreditAccount, type PlanNow, spendable } from './account.ts';
import { endOfMonth, monthOf } from './period.ts';
import type { CreditBalance } from './schema.ts';

/** Credits that an unlimited plan may use in a day (UTC): far more than somebody needs who logs every bite. */
export const FAIR_USE_CREDITS = 500;

/**
 * What a person sees of their credits.
 * @param account as it is now
 * @param usedToday credits of the day, for an unlimited plan
 */
export const balanceOf = (
  account: CreditAccount,
  { tier, anchor_day, trial }: PlanNow,
  now: Date,
  usedToday: number,
): CreditBalance => {
  const { allowance, kept } = spendable(account);
  if (allowanceOf(tier) === null) {
    const day = anchor_day ?? account.anchor_day;
    return {
      total: Math.max(0, FAIR_USE_CREDITS - usedToday),
      unlimited: true,
      tier,
      allowance: 0,
      allowance_left: 0,
      resets_at: endOfMonth(monthOf(now, day), day).toISOString(),
      kept,
    };
  }
  return {
    total: allowance + kept,
    unlimited: false,
    tier,
    allowance: allowanceOf(tier) ?? 0,
    allowance_left: allowance,
    resets_at: trial && !trial.isPaid && trial.ends < account.period_end ? trial.ends : account.period_end,
    kept,
  };
};
