import { type CreditsModel } from './credits-model.ts';
import type { Payment } from './payment.ts';
import { isNeverPaid, nextEvent, type OpenInvoice, priceOf, type Subscription } from './subscription.ts';
import { DAY, nextPeriodEnd, type PlanName, RETRIES, TIME_TO_PAY } from './tariff.ts';

/** Everything about a user's money. Instants are Unix seconds, amounts the currency's smallest unit. */
export interface Account {
  now: number;
  subscription: Subscription | null;
  credits: CreditsModel;
  /** The customer's credit from downgrades. */
  credit: number;
  isCardGood: boolean;
  payments: Payment[];
}

/** Returns the usable plan. */
export const planOf = ({ subscription }: Account): PlanName | null =>
  subscription !== null && !isNeverPaid(subscription) ? subscription.plan : null;

/** Renews the allowances that are due. */
export const catchUp = (account: Account): void =>
  account.credits.catchUp(account.now, planOf(account), account.subscription);

/** Ends the subscription. Whatever the credit has paid of a voided invoice comes back. */
export const endPlan = (account: Account): void => {
  account.credit += account.subscription?.open?.fromCredit ?? 0;
  account.subscription = null;
  catchUp(account);
};

/** Records that a subscription's period is paid, with money or from the credit. */
export const settle = (account: Account, own: Subscription, money: number, isWholePeriod: boolean): void => {
  const { id, plan, interval, currency, start, end: until } = own;
  own.open = null;
  own.paidUntil = Math.max(own.paidUntil, until);
  const bought = { subscription: id, plan, interval, until };
  if (money > 0)
    account.payments.push({ cents: money, currency, bought, state: 'kept', returned: 0, removed: 0 });
  // Money for at least a month buys a new month of credits at once.
  const month = Math.floor(priceOf(own) / (interval === 'yearly' ? 12 : 1));
  if (isWholePeriod && money >= month) own.boughtFrom = start;
  catchUp(account);
};

const tryAgain = (account: Account, own: Subscription, open: OpenInvoice): void => {
  if (account.isCardGood) return settle(account, own, open.due, true);
  const pause = RETRIES[open.attempts];
  if (pause === undefined) return endPlan(account);
  open.attempts += 1;
  open.nextAttempt = account.now + pause * DAY;
};

/** Charges the current period: first from the credit, then from the card. */
export const chargePeriod = (account: Account, own: Subscription): void => {
  const price = priceOf(own);
  const fromCredit = Math.min(account.credit, price);
  account.credit -= fromCredit;
  own.isTrial = false;
  own.open = { due: price - fromCredit, fromCredit, attempts: 0, nextAttempt: null };
  if (own.open.due === 0) settle(account, own, 0, true);
  else tryAgain(account, own, own.open);
};

const beginPeriod = (account: Account, own: Subscription): void => {
  if (own.cancels) return endPlan(account);
  if (own.isTrial || (own.next && own.next.interval !== own.interval)) own.anchor = own.end;
  Object.assign(own, own.next);
  own.next = null;
  own.start = own.end;
  own.end = nextPeriodEnd(own.anchor, own.interval, own.start);
  chargePeriod(account, own);
};

const runNext = (account: Account, own: Subscription): void => {
  if (isNeverPaid(own) && account.now >= own.start + TIME_TO_PAY) endPlan(account);
  else if (own.end <= account.now) beginPeriod(account, own);
  else if (own.open) tryAgain(account, own, own.open);
};

/** Lets time pass: trials end, periods begin, cards are charged, allowances renew. */
export const advance = (account: Account, to: number): void => {
  for (let own = account.subscription; own !== null && nextEvent(own) <= to; own = account.subscription) {
    account.now = nextEvent(own);
    catchUp(account);
    runNext(account, own);
  }
  account.now = to;
  catchUp(account);
};
