/** Currencies in which everything is sold (decision D57). The first one is the default. ISO 4217, lowercase as at Stripe. */
export const currencies = ['usd', 'eur', 'gbp'] as const;
export type Currency = (typeof currencies)[number];

export const DEFAULT_CURRENCY: Currency = 'usd';

/** A price in every currency, in its smallest unit. */
export type Amounts = Readonly<Record<Currency, number>>;

/**
 * Whether tax is part of the price, as the law requires towards consumers in Europe, or added to it, as is usual in the
 * US. The type of each currency's price at Stripe.
 */
export const taxBehaviors = {
  usd: 'exclusive',
  eur: 'inclusive',
  gbp: 'inclusive',
} as const satisfies Record<Currency, 'inclusive' | 'exclusive'>;

/** Returns a currency by its code at Stripe, or null for one that is not sold in. */
export const currencyOf = (code: string | null): Currency | null =>
  currencies.find((each) => each === code) ?? null;
