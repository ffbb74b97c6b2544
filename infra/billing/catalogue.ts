import type { Amounts } from '#shared/plans/currencies.ts';
import { creditPacks, packLookupKeyOf, packNames } from '#shared/plans/packs.ts';
import { lookupKeyOf, plans } from '#shared/plans/plans.ts';
import { type Interval, intervals, paidPlans } from '#shared/plans/tiers.ts';

/** A price to create in Stripe. */
export interface DesiredPrice {
  lookupKey: string;
  amounts: Amounts;
  /** Null for a one-time payment. */
  interval: Interval | null;
}

/** A product with its prices. */
export interface DesiredProduct {
  /** Our own ID, so that the product can be found again. */
  id: string;
  name: string;
  description: string;
  prices: DesiredPrice[];
}

const BRAND_ID = 'platewise';

const plural = (credits: number): string => `${credits.toLocaleString('en-US')} credits`;

/** Returns all products, derived from the definitions of plans and credit packs. */
export const desiredProducts = (): DesiredProduct[] => [
  ...paidPlans.map((plan) => ({
    id: `${BRAND_ID}_${plan}`,
    name: `Platewise ${plans[plan].name}`,
    description:
      plans[plan].credits === null ? 'Unlimited credits' : `${plural(plans[plan].credits)} a month`,
    prices: intervals.map((interval) => ({
      lookupKey: lookupKeyOf(plan, interval),
      amounts: plans[plan].prices[interval],
      interval,
    })),
  })),
  ...packNames.map((pack) => ({
    id: `${BRAND_ID}_pack_${pack}`,
    name: `Platewise ${creditPacks[pack].name}: ${plural(creditPacks[pack].credits)}`,
    description: 'They never expire',
    prices: [{ lookupKey: packLookupKeyOf(pack), amounts: creditPacks[pack].prices, interval: null }],
  })),
];
