import { randomFromSeed } from '#test/support/random-from-seed.ts';

/** Reproducible random numbers. */
export const seededRandom = (seed: number) => {
  const next = randomFromSeed(seed);
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
