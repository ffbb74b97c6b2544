/** Packs of non-expiring credits (decision D20). Prices in US cents. */
export const creditPacks = {
  starter: { name: 'Starter', credits: 500, price: 499 },
  plus: { name: 'Plus', credits: 1_500, price: 1_299 },
  max: { name: 'Max', credits: 5_000, price: 3_499 },
} as const;

export type CreditPack = keyof typeof creditPacks;
export const packNames = Object.keys(creditPacks) as [CreditPack, ...CreditPack[]];

/** Returns the lookup key of a pack's price at Stripe. */
export const packLookupKeyOf = (pack: CreditPack): string => `platewise_pack_${pack}`;
