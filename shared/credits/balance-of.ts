import { allowanceOf, type CreditAccount, type PlanNow, spendable } from './account.ts';
import { endOfMonth, monthOf } from './period.ts';
import type { CreditBalance } from './schema.ts';

/** Credits that an unlimited plan may use in a day (UTC): far more than somebody needs who logs every bite. */
export const FAIR_USE_CREDITS = 500;

/** When the allowance is whole again: in a trial with the first payment, also where its month would last longer. */
export const wholeAgainAt = ({ period_end }: CreditAccount, { trial }: Pick<PlanNow, 'trial'>): string =>
  trial && !trial.isPaid && trial.ends < period_end ? trial.ends : period_end;

/**
 * What a person sees of their credits.
 * @param account as it is now
 * @param usedToday credits of the day, for an unlimited plan
 */
export const balanceOf = (
  account: CreditAccount,
  plan: PlanNow,
  now: Date,
  usedToday: number,
): CreditBalance => {
  const { tier, anchor_day } = plan;
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
    resets_at: wholeAgainAt(account, plan),
    kept,
  };
};
