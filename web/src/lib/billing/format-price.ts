import { plans } from '#shared/plans/plans.ts';
import type { Interval, PaidPlan } from '#shared/plans/tiers.ts';

const CENTS = 100;
const MONTHS = 12;

/**
 * A price as this browser's language writes it.
 * @param cents US cents
 * @example formatPrice(799) // '$7.99'
 */
export const formatPrice = (cents: number): string =>
  new Intl.NumberFormat(undefined, { style: 'currency', currency: 'USD' }).format(cents / CENTS);

export const periodWords: Record<Interval, string> = { monthly: 'month', yearly: 'year' };

/** e.g. '$19.99 a month' */
export const priceWords = (plan: PaidPlan, interval: Interval): string =>
  `${formatPrice(plans[plan].prices[interval])} a ${periodWords[interval]}`;

/** What a month of the year costs, in US cents, rounded up: nobody is promised less than is paid. */
export const monthOfYear = (plan: PaidPlan): number => Math.ceil(plans[plan].prices.yearly / MONTHS);

/** How much less a year costs than twelve months, e.g. 17 (%). */
export const yearlyDiscount = (plan: PaidPlan): number => {
  const { monthly, yearly } = plans[plan].prices;
  return Math.round((1 - yearly / (monthly * MONTHS)) * 100);
};
