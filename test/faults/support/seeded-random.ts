/** Reproducible random numbers (mulberry32). */
export const seededRandom = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    /** Returns an integer from 0 to `limit` - 1. */
    below,
    pick: <T>(list: readonly T[]): T => list[below(list.length)]!,
    shuffled: <T>(list: readonly T[]): T[] =>
      list
        .map((item) => ({ item, rank: next() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ item }) => item),
  };
};

export type SeededRandom = ReturnType<typeof seededRandom>;
