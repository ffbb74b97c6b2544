import { randomFromSeed } from '#test/support/random-from-seed.ts';

/** Random numbers from a seed, so that a day is reproducible. */
export interface Chance {
  /** Returns true with a probability of 0 to 1. */
  happens(share: number): boolean;
  /** Returns an integer in an inclusive range. */
  between(least: number, most: number): number;
  oneOf<Thing>(things: readonly Thing[]): Thing;
  /** Returns one of several names by their shares, which add up to 1. */
  byShare<Name extends string>(shares: Readonly<Record<Name, number>>): Name;
}

export const chanceOf = (seed: number): Chance => {
  const next = randomFromSeed(seed);
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    happens: (share) => next() < share,
    between,
    oneOf: (things) => things[between(0, things.length - 1)]!,
    byShare: (shares) => {
      const names = Object.keys(shares) as (keyof typeof shares)[];
      let left = next();
      return names.find((name) => (left -= shares[name]) < 0) ?? names.at(-1)!;
    },
  };
};
