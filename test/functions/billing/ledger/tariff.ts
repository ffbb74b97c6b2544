/** The prices, allowances and dates of the requirements, written down a second time so that the model shares no code. */

export type PlanName = 'basic' | 'premium' | 'enterprise';
export type IntervalName = 'monthly' | 'yearly';
export type CurrencyName = 'usd' | 'eur' | 'gbp';
export type PackName = 'starter' | 'plus' | 'max';

type Prices = Record<PlanName, Record<IntervalName, number>>;

const dollars: Prices = {
  basic: { monthly: 799, yearly: 7_990 },
  premium: { monthly: 1_999, yearly: 19_990 },
  enterprise: { monthly: 4_999, yearly: 49_990 },
};

/** Prices per period, in the smallest unit. Euros have the numbers of dollars. */
export const prices: Record<CurrencyName, Prices> = {
  usd: dollars,
  eur: dollars,
  gbp: {
    basic: { monthly: 699, yearly: 6_990 },
    premium: { monthly: 1_799, yearly: 17_990 },
    enterprise: { monthly: 4_499, yearly: 44_990 },
  },
};

/** Credits per month; null for unlimited use. */
export const allowances: Record<PlanName | 'free', number | null> = {
  free: 100,
  basic: 1_000,
  premium: 3_000,
  enterprise: null,
};

export const packs: Record<PackName, { credits: number; prices: Record<CurrencyName, number> }> = {
  starter: { credits: 500, prices: { usd: 499, eur: 499, gbp: 449 } },
  plus: { credits: 1_500, prices: { usd: 1_299, eur: 1_299, gbp: 1_149 } },
  max: { credits: 5_000, prices: { usd: 3_499, eur: 3_499, gbp: 3_099 } },
};

/** Seconds. */
export const DAY = 86_400;
export const TRIAL = 7 * DAY;
export const TIME_TO_PAY = 7 * DAY;
/** Pauses between the attempts to charge a card, in days. After the last attempt Stripe gives up. */
export const RETRIES = [3, 5, 7];

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** Returns the instant that is a number of months later, on the last day of a month that lacks the day. */
export const addMonths = (at: number, months: number): number => {
  const from = new Date(at * 1_000);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const day = Math.min(from.getUTCDate(), daysIn(year, month));
  return Date.UTC(year, month, day) / 1_000 + (at % DAY);
};

/** Returns whether an instant is on a day of the month, or on the last day of a month that lacks it. */
export const isOnDay = (at: number, day: number): boolean => {
  const date = new Date(at * 1_000);
  return date.getUTCDate() === Math.min(day, daysIn(date.getUTCFullYear(), date.getUTCMonth()));
};

/** Returns the order of plans: a higher one includes more. */
export const rankOf = (plan: PlanName): number => Object.keys(dollars).indexOf(plan);

/** Returns the first end of a period after an instant, counted from the anchor in whole periods. */
export const nextPeriodEnd = (anchor: number, interval: IntervalName, after: number): number => {
  const months = interval === 'monthly' ? 1 : 12;
  let periods = 1;
  while (addMonths(anchor, periods * months) <= after) periods += 1;
  return addMonths(anchor, periods * months);
};

/** Returns midnight UTC of an instant's day. */
export const midnight = (at: number): number => at - (at % DAY);
