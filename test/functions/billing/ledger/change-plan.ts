import { type Account, catchUp, settle } from './billing-cycle.ts';
import { giveBackUnused } from './payment.ts';
import { priceOf } from './subscription.ts';
import { type IntervalName, nextPeriodEnd, type PlanName, prices, rankOf } from './tariff.ts';

/**
 * Changes the plan as the portal does: a trial continues; otherwise the difference is charged at once, or stays as credit.
 * Another interval starts a period.
 * @returns whether the card pays it
 */
export const changePlan = (account: Account, plan: PlanName, interval: IntervalName): boolean => {
  const { now, credit, isCardGood } = account;
  const own = account.subscription!;
  const share = (own.end - now) / (own.end - own.start);
  const unused = Math.round(priceOf(own) * share);
  const isSameInterval = own.interval === interval;
  const price = prices[own.currency][plan][interval];
  const total = (isSameInterval ? Math.round(price * share) : price) - unused;
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
 * what is unused.
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
  const before = account.credit;
  const isPaid = changePlan(account, plan, interval);
  const left = Math.max(0, account.credit - before);
  account.credit -= giveBackUnused(account.payments, own, account.now, left);
  return isPaid;
};
