/** Credits that are bought once and stay (decision D20). Prices in US cents. */
export const creditPacks = {
  starter: { name: 'Starter', credits: 500, price: 499 },
  plus: { name: 'Plus', credits: 1_500, price: 1_299 },
  max: { name: 'Max', credits: 5_000, price: 3_499 },
} as const;

export type CreditPack = keyof typeof creditPacks;
export const packNames = Object.keys(creditPacks) as [CreditPack, ...CreditPack[]];

/** Name by which Stripe finds the price of a pack. */
export const packLookupKeyOf = (pack: CreditPack): string => `platewise_pack_${pack}`;
