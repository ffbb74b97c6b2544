import { exactName, type FoodIndex } from './food-index.ts';
import { weightOf } from './modifiers.ts';
import type { Speller } from './spelling.ts';

/** How far a word is trusted after a slip was put right. */
const AFTER_SLIP = 0.85;

export interface Respelt {
  words: string[];
  /** 1 as written; less after slips were put right. */
  trust: number;
}

/** How far 'sugar free jam' is trusted where only jam is known. */
const WITHOUT_FREE_OF = 0.8;

/** The words without 'sugar free', unless they are a food's name with it. */
const withoutFreeOf = (words: readonly string[], index: FoodIndex): string[] => {
  const at = words.indexOf('free');
  return at < 1 || exactName(index, words) !== null ? [...words] : words.toSpliced(at - 1, 2);
};

/** Words written apart that are one: 'pan cakes', 'oat meal'. */
const joined = (words: readonly string[], index: FoodIndex): string[] => {
  const out: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const next = words[at + 1];
    const isOneName = next !== undefined && exactName(index, [word, next]) !== null;
    if (next !== undefined && !isOneName && index.vocabulary.has(word + next)) {
      out.push(word + next);
      at += 1;
    } else out.push(word);
  }
  return out;
};

/**
 * Puts slips right: 'brocoli', 'pan cakes'. A word is changed only when every other word of the phrase is known, for a
 * slip next to an unknown word is more likely no food at all.
 */
export const respell = (phrase: readonly string[], index: FoodIndex, speller: Speller): Respelt => {
  const kept = withoutFreeOf(phrase, index);
  const trusted = kept.length < phrase.length ? WITHOUT_FREE_OF : 1;
  const words = joined(kept, index);
  const isKnown = (word: string): boolean => index.vocabulary.has(word) || weightOf(word) < 1;
  if (words.every(isKnown)) return { words, trust: trusted };
  const right: string[] = [];
  for (const word of words) {
    const meant = isKnown(word) ? word : speller(word);
    if (meant === null) return { words, trust: trusted };
    right.push(meant);
  }
  return { words: right, trust: trusted * AFTER_SLIP };
};
