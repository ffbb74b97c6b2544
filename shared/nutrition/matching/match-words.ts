import type { FoodRecord } from '../food-record.ts';
import { exactName, type FoodIndex, type IndexedName } from './food-index.ts';
import { headOf, weightOf } from './modifiers.ts';

export interface FoodMatch {
  record: FoodRecord;
  /** 0 to 1: how much of the words and of the food's name agree. 1: the very name. */
  score: number;
}

/** What the words say counts more than what the name says beyond them. */
const SAID = 0.6;
/** Less agreement than this is a guess, and a guess is an invented food. */
const ENOUGH = 0.6;

/**
 * Things that the word before them turns into something else: almond flour is no kind of flour, a spring roll no roll.
 * With these, a naming word right before must be part of the food's name.
 */
export const turnedByWords: ReadonlySet<string> = new Set(
  'ball bar bean butter chip cream drink egg flour leaf milk nut oil paste pea powder pudding roll seed spread sprout water'.split(
    ' ',
  ),
);

/** The naming word that turns the head into something else, if there is one. */
const turningWord = (words: readonly string[], head: string): string | null => {
  const before = words[words.lastIndexOf(head) - 1];
  return turnedByWords.has(head) && before !== undefined && weightOf(before) === 1 ? before : null;
};

const weigh = (words: Iterable<string>): number => {
  let sum = 0;
  for (const word of words) sum += weightOf(word);
  return sum;
};

/** 0 when the name holds a naming word that nobody said. */
const agreement = (said: ReadonlySet<string>, weightSaid: number, name: IndexedName): number => {
  let shared = 0;
  for (const word of name.words) {
    if (said.has(word)) shared += weightOf(word);
    else if (weightOf(word) === 1) return 0;
  }
  return SAID * (shared / weightSaid) + (1 - SAID) * (shared / name.weight);
};

/**
 * The food of the index that the words name best, or null. A name counts only if it is about the same thing as the
 * words: 'banana bread' is a bread, never a banana.
 * @param words normal forms, fillers removed
 */
export const matchWords = (index: FoodIndex, words: readonly string[]): FoodMatch | null => {
  const head = headOf(words);
  if (head === null) return null;
  const said = new Set(words);
  const exact = exactName(index, [...said]);
  if (exact !== null) return { record: exact.record, score: 1 };
  const weightSaid = weigh(said);
  const turning = turningWord(words, head);
  let best: FoodMatch | null = null;
  for (const name of index.byHead.get(head) ?? []) {
    if (turning !== null && !name.words.has(turning)) continue;
    const score = agreement(said, weightSaid, name);
    if (score >= ENOUGH && score > (best?.score ?? 0)) best = { record: name.record, score };
  }
  return best === null ? null : { record: best.record, score: Math.min(best.score, 0.99) };
};
