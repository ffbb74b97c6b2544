/** A weight and its confidence: stated, the food's own portion, derived from it, or a common measure. */
export interface Weight {
  grams: number;
  trust: number;
}

export const trusts = { stated: 1, own: 0.9, reckoned: 0.75, usual: 0.7, common: 0.5 } as const;

/** g of a filling or topping without a known weight. */
export const FILLING_G = 30;
