import { weights } from './scoring-weights.ts';
import type { FoodIndex } from './food-index.ts';
import { headOf, ROUGH, weightOf } from './word-classes.ts';

/** A word of the query with its weight. */
export interface QueryWord {
  word: string;
  /** 1 normally, lower for descriptions. */
  share: number;
  /** Whether it names the base of the food, 'a sausage ON A BISCUIT', which may be the name of the dish. */
  carries?: boolean;
  /** Whether it was added to the food: 'a hot dog WITH MUSTARD'. */
  put?: boolean;
}

/** What the amount says about the food. */
export interface Hint {
  /** The household portion. */
  portion: string | null;
  /** Its size in the original word: 'regular' in 'a regular bag'. */
  size?: string;
  /** Whether a volume is stated. */
  poured: boolean;
  /** Whether a mass is stated, which is only done for foods. */
  weighed: boolean;
  /** Whether it was weighed dry, before cooking. */
  dry: boolean;
}

export const noHint: Hint = { portion: null, poured: false, weighed: false, dry: false };

/** A query: weighted words. */
export interface Query {
  words: readonly string[];
  weights: readonly number[];
  total: number;
  /** Words before 'with' and similar, which name the food itself. */
  front: ReadonlySet<string>;
  /** The head of the phrase. */
  head: string;
  /** Whether no name of the table contains the head. */
  unknownHead: boolean;
  /** A naming word right before the head that changes its meaning. */
  turning: string | null;
  hint: Hint;
}

/**
 * Heads whose meaning the word before changes: almond flour is not flour, a spring roll is not a roll. For these, a
 * naming word right before must be part of the food's name.
 */
const turnedByWords: ReadonlySet<string> = new Set(
  'ball bar bean butter chip cream drink egg flour leaf milk nut oil paste pea powder pudding roll seed spread sprout water'.split(
    ' ',
  ),
);

/** Heads that are meaningless after an unknown word: a blorp sauce may be anything. */
const vague: ReadonlySet<string> = new Set([
  'sauce',
  'dip',
  'syrup',
  'dressing',
  'relish',
  'supplement',
  'mix',
]);

const turningOf = (index: FoodIndex, words: readonly string[], head: string): string | null => {
  const before = words[words.lastIndexOf(head) - 1];
  if (before === undefined || weightOf(before) <= ROUGH) return null;
  return turnedByWords.has(head) || (vague.has(head) && !index.vocabulary.has(before)) ? before : null;
};

/** Weights the words of a phrase by how specific they are in this table, or returns null if none names a food. */
export const buildQuery = (index: FoodIndex, said: readonly QueryWord[], hint: Hint): Query | null => {
  const shares = new Map<string, number>();
  for (const { word, share } of said) shares.set(word, Math.max(share, shares.get(word) ?? 0));
  const words = [...shares.keys()];
  const naming = said.filter(({ share }) => share >= 1).map(({ word }) => word);
  const carrying = said.filter(({ carries }) => carries).map(({ word }) => word);
  const head = headOf(naming.length > 0 ? naming : words);
  if (head === null) return null;
  const weighted = words.map(
    (word) => weightOf(word) * (index.rarity.get(word) ?? weights.unknown) * (shares.get(word) ?? 1),
  );
  const total = weighted.reduce((sum, weight) => sum + weight, 0);
  return {
    words,
    weights: weighted,
    total,
    front: new Set(naming.length > 0 ? [...naming, ...carrying] : words),
    head,
    unknownHead: !hint.weighed && !index.vocabulary.has(head),
    turning: turningOf(index, naming, head),
    hint,
  };
};
