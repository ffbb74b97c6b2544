import type { Amounts } from './currencies.ts';
import { creditPacks, packLookupKeyOf, packNames } from './packs.ts';
import { planOfLookupKey, plans } from './plans.ts';

/** Returns the amounts that the site shows for a price at Stripe, or null for a price that is not ours. */
export const listPricesOf = (lookupKey: string): Amounts | null => {
  const sold = planOfLookupKey(lookupKey);
  if (sold) return plans[sold.plan].prices[sold.interval];
  const pack = packNames.find((name) => packLookupKeyOf(name) === lookupKey);
  return pack ? creditPacks[pack].prices : null;
};
