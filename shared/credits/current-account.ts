import { allowanceOf, type CreditAccount, type PlanNow } from './account.ts';
import { dayOf, endOfMonth, monthOf } from './period.ts';

/** Returns the start of the first paid month after a trial, or null if there was none or it is already applied. */
const firstPaid = (account: CreditAccount, { trial }: PlanNow): Date | null => {
  if (!trial?.isPaid) return null;
  const day = dayOf(trial.ends);
  return new Date(account.period_start) < day ? day : null;
};

/**
 * Brings an account up to date: applies the plan's allowance and renews it after a month. A plan change keeps the used
 * credits and never ends the month early; only the first payment after a trial does, once, because it pays for a month.
 * Held credits stay held and count for the new month. On an unlimited plan the account is suspended.
 */
export const currentAccount = (account: CreditAccount, plan: PlanNow, now: Date): CreditAccount => {
  if (allowanceOf(plan.tier) === null) return account;
  const anchor_day = plan.anchor_day ?? account.anchor_day;
  const end =
    anchor_day === account.anchor_day
      ? new Date(account.period_end)
      : endOfMonth(new Date(account.period_start), anchor_day);
  const same = { ...account, tier: plan.tier, anchor_day, period_end: end.toISOString() };
  const paid = firstPaid(account, plan);
  if (now < end && paid === null) return same;
  const month = monthOf(now, anchor_day);
  const start = paid !== null && month < paid ? paid : month;
  return {
    ...same,
    used: 0,
    period_start: start.toISOString(),
    period_end: endOfMonth(start, anchor_day).toISOString(),
  };
};
