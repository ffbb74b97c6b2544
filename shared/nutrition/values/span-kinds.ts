/** What a word of a text may be. */
export const spanKinds = [
  'food',
  'amount',
  'modifier',
  'stated',
  'meal',
  'filler',
  'negated',
  'unknown',
] as const;
export type SpanKind = (typeof spanKinds)[number];
