import { allowanceOf, type CreditAccount, type PlanNow, spendable } from './account.ts';
import { dayOf, endOfMonth, monthOf } from './period.ts';
import type { CreditBalance } from './schema.ts';

/** Daily (UTC) fair-use limit of an unlimited plan: far above the needs of a user who logs every bite. */
export const FAIR_USE_CREDITS = 500;

/**
 * Returns when the allowance renews: with the next payment, if that comes first or the month ends with what is paid.
 * Before the first payment, a trial's end counts.
 */
export const renewsAt = ({ period_end }: CreditAccount, plan: PlanNow): string => {
  const { paid_from, paid_until, next_charge } = plan;
  if (paid_until === null) return period_end;
  if (paid_from === null && next_charge !== null) return next_charge;
  if (period_end < dayOf(paid_until).toISOString()) return period_end;
  return next_charge ?? (paid_until > period_end ? paid_until : period_end);
};

/**
 * Returns the balance as shown to the user.
 * @param account in its current state
 * @param usedToday credits used today, for an unlimited plan
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
    resets_at: renewsAt(account, plan),
    kept,
  };
};
