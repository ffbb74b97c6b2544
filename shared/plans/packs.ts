import type { Amounts } from './currencies.ts';

interface PackOfCredits {
  name: string;
  credits: number;
  prices: Amounts;
}

/** Packs of non-expiring credits (decisions D20 and D57). */
export const creditPacks = {
  starter: { name: 'Starter', credits: 500, prices: { usd: 499, eur: 499, gbp: 449 } },
  plus: { name: 'Plus', credits: 1_500, prices: { usd: 1_299, eur: 1_299, gbp: 1_149 } },
  max: { name: 'Max', credits: 5_000, prices: { usd: 3_499, eur: 3_499, gbp: 3_099 } },
} as const satisfies Record<string, PackOfCredits>;

export type CreditPack = keyof typeof creditPacks;
export const packNames = Object.keys(creditPacks) as [CreditPack, ...CreditPack[]];

/** Returns the lookup key of a pack's price at Stripe. */
export const packLookupKeyOf = (pack: CreditPack): string => `platewise_pack_${pack}`;
