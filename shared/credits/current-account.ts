import { allowanceOf, type CreditAccount, type PlanNow } from './account.ts';
import { dayOf, endOfMonth, monthOf } from './period.ts';

/** Starts a month with a full allowance. */
const renewed = (account: CreditAccount, start: Date, anchor_day: number): CreditAccount => ({
  ...account,
  used: 0,
  anchor_day,
  period_start: start.toISOString(),
  period_end: endOfMonth(start, anchor_day).toISOString(),
});

/** Applies the latest payment, once: it starts a month, even if the current one would end later. */
const withPayment = (account: CreditAccount, { paid_from, anchor_day }: PlanNow): CreditAccount => {
  if (paid_from === null) return account;
  const day = dayOf(paid_from);
  if (new Date(account.period_start) >= day) return account;
  return renewed(account, day, anchor_day ?? day.getUTCDate());
};

/**
 * Brings an account up to date: applies the plan's allowance, starts a month with each payment for a new period, and
 * renews it every month after that, as far as is paid. A plan change without such a payment keeps the used credits and
 * the days of renewal. Held credits stay held and count for the new month. On an unlimited plan the account is
 * suspended.
 */
export const currentAccount = (account: CreditAccount, plan: PlanNow, now: Date): CreditAccount => {
  if (allowanceOf(plan.tier) === null) return account;
  const current = { ...withPayment(account, plan), tier: plan.tier };
  const { anchor_day, period_end } = current;
  // The payment of this day starts the next month itself.
  const isPaid = plan.paid_until === null || new Date(period_end) < dayOf(plan.paid_until);
  if (now < new Date(period_end) || !isPaid) return current;
  const last = plan.paid_until === null ? now : new Date(dayOf(plan.paid_until).getTime() - 1);
  return renewed(current, monthOf(now < last ? now : last, anchor_day), anchor_day);
};
