import { allowanceOf, type CreditAccount, type PlanNow } from './account.ts';
import { endOfMonth, monthOf } from './period.ts';

/**
 * The account as it is now: with the allowance of the plan, whole again when its month is over. A change of plan keeps
 * what was used, and never ends a month early. What is reserved stays so, and is of the new month then. With an
 * unlimited plan the account rests until another one takes its place.
 */
export const currentAccount = (account: CreditAccount, plan: PlanNow, now: Date): CreditAccount => {
  if (allowanceOf(plan.tier) === null) return account;
  const anchor_day = plan.anchor_day ?? account.anchor_day;
  const end =
    anchor_day === account.anchor_day
      ? new Date(account.period_end)
      : endOfMonth(new Date(account.period_start), anchor_day);
  const same = { ...account, tier: plan.tier, anchor_day, period_end: end.toISOString() };
  if (now < end) return same;
  const start = monthOf(now, anchor_day);
  return {
    ...same,
    used: 0,
    period_start: start.toISOString(),
    period_end: endOfMonth(start, anchor_day).toISOString(),
  };
};
