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

/** mulberry32, public domain (Tommy Ettinger): 32 bits of state are enough for one day. */
export const chanceOf = (seed: number): Chance => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
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
