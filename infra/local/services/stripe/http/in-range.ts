type Bounds = { [Name in 'gt' | 'gte' | 'lt' | 'lte']?: number | undefined };

/** Returns whether an instant is within the range of a filter such as `created[gte]`. */
export const isInRange = (at: number, range: number | Bounds | undefined): boolean => {
  if (range === undefined) return true;
  if (typeof range === 'number') return at === range;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return at > gt && at >= gte && at < lt && at <= lte;
};
