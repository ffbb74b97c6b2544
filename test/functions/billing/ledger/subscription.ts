import { type CurrencyName, type IntervalName, type PlanName, prices, TIME_TO_PAY } from './tariff.ts';

/** An invoice that the card did not pay. */
export interface OpenInvoice {
  due: number;
  /** What the customer's credit paid of it. */
  fromCredit: number;
  attempts: number;
  nextAttempt: number | null;
}

export interface Subscription {
  id: number;
  plan: PlanName;
  interval: IntervalName;
  currency: CurrencyName;
  /** The plan that begins with the next period; null if it stays. */
  next: { plan: PlanName; interval: IntervalName } | null;
  /** Whether a change was scheduled. Stripe's portal then offers no other one. */
  isScheduled: boolean;
  isTrial: boolean;
  anchor: number;
  start: number;
  end: number;
  cancels: boolean;
  /** Start of the latest period that was bought with at least a month's price; 0 if there is none. */
  boughtFrom: number;
  /** End of what is paid; 0 before the first payment. */
  paidUntil: number;
  open: OpenInvoice | null;
}

/** Returns the price per period. */
export const priceOf = ({ currency, plan, interval }: Subscription): number =>
  prices[currency][plan][interval];

/** Returns whether the first payment failed. */
export const isNeverPaid = ({ isTrial, paidUntil, open }: Subscription): boolean =>
  !isTrial && paidUntil === 0 && open !== null;

/** Returns when something happens to the subscription next. */
export const nextEvent = (own: Subscription): number =>
  Math.min(own.end, own.open?.nextAttempt ?? Infinity, isNeverPaid(own) ? own.start + TIME_TO_PAY : Infinity);

const instant = (at: number | null): string | null =>
  at === null || at === 0 ? null : new Date(at * 1_000).toISOString();

/** Returns when the next payment is due or tried again. An attempt after the deadline never happens. */
const nextCharge = (own: Subscription): number | null => {
  if (own.open === null) return own.cancels ? null : own.end;
  const { nextAttempt } = own.open;
  return isNeverPaid(own) && nextAttempt !== null && nextAttempt >= own.start + TIME_TO_PAY
    ? null
    : nextAttempt;
};

/** Returns what the product must say about a subscription. */
export const statusOf = (own: Subscription | null) => {
  const isUnpaid = own !== null && isNeverPaid(own);
  const active = isUnpaid ? null : own;
  return {
    subscribed: active !== null,
    subscription_tier: active?.plan ?? null,
    interval: active?.interval ?? null,
    trial_active: own?.isTrial ?? false,
    payment_failed: own !== null && own.open !== null,
    cancels_at_end: active?.cancels ?? false,
    subscription_end: active && instant(active.open ? active.paidUntil : active.end),
    pay_by: isUnpaid ? instant(own.start + TIME_TO_PAY) : null,
    next_charge: own && instant(nextCharge(own)),
    price: own && { amount: priceOf(own), currency: own.currency },
  };
};
