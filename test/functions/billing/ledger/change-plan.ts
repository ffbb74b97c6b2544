import { type Account, catchUp, settle } from './billing-cycle.ts';
import { giveBackUnused } from './payment.ts';
import { priceOf, type Subscription } from './subscription.ts';
import {
  DAY,
  type IntervalName,
  isOnDay,
  midnight,
  nextPeriodEnd,
  type PlanName,
  prices,
  rankOf,
} from './tariff.ts';

/** Returns what a change costs if the present plan is credited from a time on; negative if money is left. */
const totalOf = (own: Subscription, plan: PlanName, interval: IntervalName, creditedFrom: number): number => {
  const share = (own.end - creditedFrom) / (own.end - own.start);
  const price = prices[own.currency][plan][interval];
  const charge = own.interval === interval ? Math.round(price * share) : price;
  return charge - Math.round(priceOf(own) * share);
};

/** Returns when the month of a yearly period that has begun ends, at midnight on the period's day. */
const endOfBegunMonth = ({ start, end }: Subscription, now: number): number => {
  const day = new Date(start * 1_000).getUTCDate();
  let at = midnight(now) + DAY;
  while (!isOnDay(at, day)) at += DAY;
  return Math.min(at, end);
};

/**
 * Changes the plan as the portal does: a trial continues; otherwise the difference is charged at once, or stays as credit.
 * Another interval starts a period.
 * @returns whether the card pays it
 */
export const changePlan = (
  account: Account,
  plan: PlanName,
  interval: IntervalName,
  creditedFrom = account.now,
): boolean => {
  const { now, credit, isCardGood } = account;
  const own = account.subscription!;
  const isSameInterval = own.interval === interval;
  const total = totalOf(own, plan, interval, creditedFrom);
  const fromCredit = Math.min(credit, Math.max(0, total));
  if (!own.isTrial && total > fromCredit && !isCardGood) return false;
  Object.assign(own, { plan, interval });
  if (own.isTrial) {
    catchUp(account);
    return true;
  }
  if (!isSameInterval)
    // What was credited is no longer paid for.
    Object.assign(own, { anchor: now, start: now, end: nextPeriodEnd(now, interval, now), paidUntil: 0 });
  account.credit += total < 0 ? -total : -fromCredit;
  settle(account, own, Math.max(0, total) - fromCredit, !isSameInterval);
  return true;
};

/**
 * Changes the plan in the app: more at once; less with the next period, or at once from a yearly plan, with a refund of
 * the months that have not begun.
 * @param isAtOnce whether a plan that costs less begins at once, if that is possible
 * @returns whether the card pays what is due
 */
export const changePlanInApp = (
  account: Account,
  plan: PlanName,
  interval: IntervalName,
  isAtOnce: boolean,
): boolean => {
  const own = account.subscription!;
  const steps = rankOf(plan) - rankOf(own.plan);
  const isMore = steps > 0 || (steps === 0 && interval === 'yearly');
  own.isScheduled = !own.isTrial && !isMore && !(isAtOnce && own.interval === 'yearly');
  if (own.isScheduled) {
    own.next = { plan, interval };
    return true;
  }
  const { now, credit: before } = account;
  const isYearly = own.interval === 'yearly';
  const leavesMoney = isYearly && !own.isTrial && totalOf(own, plan, interval, now) < 0;
  const isPaid = changePlan(account, plan, interval, leavesMoney ? endOfBegunMonth(own, now) : now);
  const left = isYearly ? Math.max(0, account.credit - before) : 0;
  account.credit -= giveBackUnused(account.payments, own, now, left);
  return isPaid;
};
