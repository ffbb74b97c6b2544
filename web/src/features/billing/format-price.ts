import { t } from '#web/lib/language/translate.ts';
import { locale } from '#web/lib/language/language.ts';
import type { SubscriptionStatus } from '#shared/billing/schema.ts';
import type { Currency } from '#shared/plans/currencies.ts';
import { plans } from '#shared/plans/plans.ts';
import type { Interval, PaidPlan } from '#shared/plans/tiers.ts';

const CENTS = 100;
const MONTHS = 12;

/**
 * Formats a price in the browser's language.
 * @param cents in the currency's smallest unit
 * @param currency ISO 4217
 * @example formatPrice(799, 'usd') // '$7.99'
 */
export const formatPrice = (cents: number, currency: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / CENTS);

const perInterval = (price: string, interval: Interval): string =>
  interval === 'monthly' ? t('{price} a month', { price }) : t('{price} a year', { price });

/** Formats what a subscriber is charged, which may differ from the list price. Unknown for older items: null. */
export const formatCharge = ({ price, interval }: SubscriptionStatus): string | null =>
  price && interval && perInterval(formatPrice(price.amount, price.currency), interval);

/** e.g. '$19.99 a month' */
export const formatPlanPrice = (plan: PaidPlan, interval: Interval, currency: Currency): string =>
  perInterval(formatPrice(plans[plan].prices[interval][currency], currency), interval);

/** Returns the monthly cost of a yearly price in cents, rounded up so that it is never understated. */
export const monthOfYear = (yearly: number): number => Math.ceil(yearly / MONTHS);

/** Returns the yearly discount compared with twelve months, e.g. 17 (%). It is the same in every currency. */
export const yearlyDiscount = (plan: PaidPlan): number => {
  const { monthly, yearly } = plans[plan].prices;
  return Math.round((1 - yearly.usd / (monthly.usd * MONTHS)) * 100);
};
