/** A weight, and how far it is to be trusted: stated, the food's own portion, one reckoned from it, or a common measure. */
export interface Weight {
  grams: number;
  trust: number;
}

export const trusts = { stated: 1, own: 0.9, reckoned: 0.75, usual: 0.7, common: 0.5 } as const;
