import { allowanceOf, type CreditAccount, type PlanNow } from './account.ts';
import { dayOf, endOfMonth, monthOf } from './period.ts';

/** When the month begins that the first payment after a trial pays for; null where there was none, or it is counted. */
const firstPaid = (account: CreditAccount, { trial }: PlanNow): Date | null => {
  if (!trial?.isPaid) return null;
  const day = dayOf(trial.ends);
  return new Date(account.period_start) < day ? day : null;
};

/**
 * The account as it is now: with the allowance of the plan, whole again when its month is over. A change of plan keeps
 * what was used, and never ends a month early; the first payment after a trial does, once, because it pays for a month.
 * What is reserved stays so, and is of the new month then. With an unlimited plan the account rests until another one
 * takes its place.
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
