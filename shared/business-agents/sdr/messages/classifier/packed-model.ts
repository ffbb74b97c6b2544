import { messageIntents } from '../intents.ts';

/** A trained linear model of the intents. */
export interface PackedModel {
  /** Fingerprint of the texts and phrases that it was trained on. */
  trainedOn: string;
  bias: readonly number[];
  /** What one unit of a packed weight stands for. */
  step: number;
  /** For each known feature its distance from the last in base 32, then one letter per two intents. */
  packed: string;
}

/** The weights of the known features, in the order of the intents. */
export type Model = ReadonlyMap<number, readonly number[]>;

/** Highest weight in units of a step; the lowest is its negative. */
export const HIGHEST = 3;
/** Number of different weights, of which a letter holds two. */
const LEVELS = 2 * HIGHEST + 1;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const BASE = 32;
const PAIRS = messageIntents.length / 2;

/** Packs weights in units of a step. */
export const pack = (model: Model): string => {
  let last = -1;
  return [...model]
    .toSorted(([one], [other]) => one - other)
    .map(([feature, weights]) => {
      let distance = feature - last;
      last = feature;
      let head = LETTERS.charAt(distance % BASE);
      for (distance = Math.floor(distance / BASE); distance > 0; distance = Math.floor(distance / BASE))
        head = LETTERS.charAt(BASE + (distance % BASE)) + head;
      const pairs = Array.from({ length: weights.length / 2 }, (_none, pair) =>
        LETTERS.charAt(
          ((weights[2 * pair] ?? 0) + HIGHEST) * LEVELS + (weights[2 * pair + 1] ?? 0) + HIGHEST,
        ),
      );
      return head + pairs.join('');
    })
    .join('');
};

/** Reads packed weights. */
export const unpack = (packed: string): Model => {
  const model = new Map<number, readonly number[]>();
  let feature = -1;
  let distance = 0;
  for (let at = 0; at < packed.length; at += 1) {
    const digit = LETTERS.indexOf(packed.charAt(at));
    distance = distance * BASE + (digit % BASE);
    if (digit >= BASE) continue;
    feature += distance;
    distance = 0;
    const letters = packed.slice(at + 1, at + 1 + PAIRS);
    model.set(
      feature,
      Array.from(letters, (letter) => LETTERS.indexOf(letter)).flatMap((pair) => [
        Math.floor(pair / LEVELS) - HIGHEST,
        (pair % LEVELS) - HIGHEST,
      ]),
    );
    at += PAIRS;
  }
  return model;
};
