import { t } from '#web/lib/language/translate.ts';
import { locale } from '#web/lib/language/language.ts';
import { plans } from '#shared/plans/plans.ts';
import type { Interval, PaidPlan } from '#shared/plans/tiers.ts';

const CENTS = 100;
const MONTHS = 12;

/**
 * Formats a price in the browser's language.
 * @param cents US cents
 * @example formatPrice(799) // '$7.99'
 */
export const formatPrice = (cents: number): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(cents / CENTS);

/** e.g. '$19.99 a month' */
export const formatPlanPrice = (plan: PaidPlan, interval: Interval): string =>
  interval === 'monthly'
    ? t('{price} a month', { price: formatPrice(plans[plan].prices.monthly) })
    : t('{price} a year', { price: formatPrice(plans[plan].prices.yearly) });

/** Returns the monthly cost of a yearly plan in US cents, rounded up so that it is never understated. */
export const monthOfYear = (plan: PaidPlan): number => Math.ceil(plans[plan].prices.yearly / MONTHS);

/** Returns the yearly discount compared with twelve months, e.g. 17 (%). */
export const yearlyDiscount = (plan: PaidPlan): number => {
  const { monthly, yearly } = plans[plan].prices;
  return Math.round((1 - yearly / (monthly * MONTHS)) * 100);
};
