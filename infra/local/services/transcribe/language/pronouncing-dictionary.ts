import { soundsOf } from './letters-to-sounds.ts';

const WORD = /^(\S+?)(?:\(\d+\))? (.+)$/;

/** Pronunciations by word, from a dictionary in the CMU form, `eggs EH G Z` and `the(2) DH IY`. */
export const readDictionary = (text: string): Map<string, string[]> => {
  const words = new Map<string, string[]>();
  for (const line of text.split('\n')) {
    const [, word, phones] = WORD.exec(line) ?? [];
    if (word !== undefined && phones !== undefined) words.set(word, [...(words.get(word) ?? []), phones]);
  }
  return words;
};

/** The part of a dictionary that a language model needs; words that it lacks are given sounds by their letters. */
export const pronouncingDictionaryOf = (
  words: Iterable<string>,
  dictionary: ReadonlyMap<string, readonly string[]>,
): string => {
  const known = (word: string): string | undefined => dictionary.get(word)?.[0];
  const lines = [...new Set(words)].toSorted().flatMap((word) => {
    const spoken = dictionary.get(word) ?? [soundsOf(word, known)];
    return spoken.map((phones, index) => `${word}${index === 0 ? '' : `(${index + 1})`} ${phones}`);
  });
  return `${lines.join('\n')}\n`;
};
