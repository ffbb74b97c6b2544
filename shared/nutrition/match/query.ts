import { weights } from './scoring-weights.ts';
import type { FoodIndex } from './food-index.ts';
import { headOf, ROUGH, weightOf } from './word-classes.ts';

/** A word that was said, and how much it counts. */
export interface SaidWord {
  word: string;
  /** 1 as usual, less for what only describes. */
  share: number;
  /** Told of what the food is put on or in, 'a sausage ON A BISCUIT': it may be what the dish is called. */
  carries?: boolean;
  /** Put with the food: 'a hot dog WITH MUSTARD'. */
  put?: boolean;
}

/** What the amount says about the food. */
export interface Hint {
  /** The household portion that was said. */
  portion: string | null;
  /** The size of it, by its very word: 'regular' of 'a regular bag'. */
  size?: string;
  /** A volume was said. */
  poured: boolean;
  /** A mass was said: what is weighed is a food. */
  weighed: boolean;
  /** It was weighed dry, before it was cooked. */
  dry: boolean;
}

export const noHint: Hint = { portion: null, poured: false, weighed: false, dry: false };

/** What is looked for: the words that were said, weighed. */
export interface Query {
  words: readonly string[];
  weights: readonly number[];
  total: number;
  /** Words before 'with' and the like: what is named, not what is put with it. */
  front: ReadonlySet<string>;
  /** The word that the phrase is about. */
  head: string;
  /** No name of the table has the head. */
  unknownHead: boolean;
  /** A naming word right before the head that turns it into something else. */
  turning: string | null;
  hint: Hint;
}

/**
 * Things that the word before them turns into something else: almond flour is no kind of flour, a spring roll no roll.
 * With these, a naming word right before must be part of the food's name.
 */
export const turnedByWords: ReadonlySet<string> = new Set(
  'ball bar bean butter chip cream drink egg flour leaf milk nut oil paste pea powder pudding roll seed spread sprout water'.split(
    ' ',
  ),
);

/** Things that say nothing where the word before them is unknown: a blorp sauce may be any. */
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

/** Weighs the words of a phrase by what they tell in this table; null where none names anything. */
export const queryOf = (index: FoodIndex, said: readonly SaidWord[], hint: Hint): Query | null => {
  const shares = new Map<string, number>();
  for (const { word, share } of said) shares.set(word, Math.max(share, shares.get(word) ?? 0));
  const words = [...shares.keys()];
  const naming = said.filter(({ share }) => share >= 1).map(({ word }) => word);
  const carrying = said.filter(({ carries }) => carries).map(({ word }) => word);
  const head = headOf(naming.length > 0 ? naming : words);
  if (head === null) return null;
  const told = words.map(
    (word) => weightOf(word) * (index.rarity.get(word) ?? weights.unknown) * (shares.get(word) ?? 1),
  );
  const total = told.reduce((sum, weight) => sum + weight, 0);
  return {
    words,
    weights: told,
    total,
    front: new Set(naming.length > 0 ? [...naming, ...carrying] : words),
    head,
    unknownHead: !hint.weighed && !index.vocabulary.has(head),
    turning: turningOf(index, naming, head),
    hint,
  };
};
