/** Numbers that a seed decides, so that a day can be lived again. */
export interface Chance {
  /** Whether something of a share (0 to 1) happens. */
  happens(share: number): boolean;
  /** A whole number, ends included. */
  between(least: number, most: number): number;
  oneOf<Thing>(things: readonly Thing[]): Thing;
  /** One of several by how common each is; the shares add up to 1. */
  byShare<Name extends string>(shares: Readonly<Record<Name, number>>): Name;
}

/** mulberry32, public domain (Tommy Ettinger): 32 bits of state are plenty for one day. */
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
