import type { FoodRecord } from '../table/food-record.ts';
import { isBrand } from '../match/name-terms.ts';
import { type Fit, fitOfName, type TypedName } from './fit-of-name.ts';
import { plainWords } from './typed-words.ts';

/** How well a food matches a query. */
export interface FoodFit {
  record: FoodRecord;
  /** Lower is better. */
  points: number;
  /** The matching alias or German name; null if the name matches, or neither. */
  alias: string | null;
  branded: boolean;
}

/** Points by the match of the name and of an alias, chosen by judgment. */
const points: Readonly<Record<Fit, readonly [ofName: number, ofAlias: number]>> = {
  exact: [0, 3],
  completed: [6, 8],
  begins: [10, 13],
  words: [18, 22],
  beginsLonger: [20, 26],
  wordsLonger: [26, 30],
  other: [34, 34],
};
const BRANDED = 14;
/** Penalty for a food known only by the source's name. */
const REFERENCE_ONLY = 4;
const APPROXIMATE = 1;
/** Maximum number of words in the name that count as missing from the query. */
const MAX_WORDS = 6;

interface Names {
  own: readonly string[];
  others: readonly (readonly string[])[];
  branded: boolean;
}

const otherNames = ({ aliases, german = [] }: FoodRecord): string[] => [...aliases, ...german];

/** Cache of the words of a food's names. */
const kept = new WeakMap<FoodRecord, Names>();
const namesOf = (record: FoodRecord): Names => {
  const before = kept.get(record);
  if (before !== undefined) return before;
  const { name, reference = name } = record;
  const made = {
    own: plainWords(name),
    others: otherNames(record).map(plainWords),
    branded: reference.split(/[^\p{L}'’]+/u).some(isBrand),
  };
  kept.set(record, made);
  return made;
};

/** Returns whether a food is a branded product. */
export const isBranded = (record: FoodRecord): boolean => namesOf(record).branded;

/** Returns how well a food matches a query. */
export const fitOfFood = (record: FoodRecord, typed: TypedName): FoodFit => {
  const { own, others, branded } = namesOf(record);
  const pointsOf = (name: readonly string[], at: 0 | 1): number =>
    points[fitOfName(typed, name)][at] + Math.min(Math.max(0, name.length - typed.words.length), MAX_WORDS);
  let best = pointsOf(own, 0);
  let alias: string | null = null;
  for (const [at, other] of others.entries()) {
    const ofOther = pointsOf(other, 1);
    if (ofOther < best) [best, alias] = [ofOther, otherNames(record)[at] ?? null];
  }
  const against =
    (branded ? BRANDED : 0) +
    (record.aliases.length === 0 ? REFERENCE_ONLY : 0) +
    (record.approximate ? APPROXIMATE : 0);
  return { record, points: best + against, alias, branded };
};
