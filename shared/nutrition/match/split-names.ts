import { exactName, type FoodIndex } from './food-index.ts';
import { weightOf } from './modifiers.ts';

/** A sequence of words that is a food's name, or not. */
export interface NameRun {
  words: string[];
  known: boolean;
}

const MAX_NAME_WORDS = 5;

/** Splits words into the longest consecutive names: 'eggs bacon toast'. Leaves out descriptions. */
export const splitNames = (words: readonly string[], index: FoodIndex): NameRun[] => {
  const runs: NameRun[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(MAX_NAME_WORDS, words.length - at);
    while (length > 0 && exactName(index, words.slice(at, at + length)) === null) length -= 1;
    if (length > 0) runs.push({ words: words.slice(at, at + length), known: true });
    else {
      const word = words[at] ?? '';
      const last = runs.at(-1);
      if (weightOf(word) === 1 && last?.known === false) last.words.push(word);
      else if (weightOf(word) === 1) runs.push({ words: [word], known: false });
    }
    at += Math.max(1, length);
  }
  return runs;
};
