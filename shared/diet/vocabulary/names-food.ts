import { plainWords } from './name-list.ts';

/** Shortest stem that may begin a longer word: German compounds such as 'Erdbeerkuchen'. */
const COMPOUND = 5;

const patterns = new Map<string, RegExp | null>();

const patternOf = (typed: string): RegExp | null => {
  const words = plainWords(typed);
  const stem = words.length > 4 ? words.replace(/(?:ies|es|en|s|n|e|y)$/u, '') : words.replace(/s$/u, '');
  if (stem.length < 2) return null;
  const rest = stem.length >= COMPOUND ? '' : '(?:e|es|s|n|en|ies|y)?(?!\\p{L})';
  return new RegExp(`(?<!\\p{L})${stem}${rest}`, 'u');
};

/** Returns whether a text names a food of the user's own words, in singular or plural: 'kiwis' names 'kiwi'. */
export const namesFood = (text: string, typed: string): boolean => {
  let pattern = patterns.get(typed);
  if (pattern === undefined) {
    pattern = patternOf(typed);
    if (patterns.size > 500) patterns.clear();
    patterns.set(typed, pattern);
  }
  return pattern !== null && pattern.test(plainWords(text));
};
