import type { Weights } from '../find-cues.ts';
import { messageIntents } from '../intents.ts';
import { plainText } from '../own-text.ts';

/** Number of features that hashes are spread over, before one feature per intent for its phrases. */
const HASHED = 2 ** 17;
export const FEATURES = HASHED + messageIntents.length;

/** Lengths of the groups of letters within a word. */
const LETTERS = [3, 4, 5];
const LETTER_VALUE = 0.4;
/** What one unit of a phrase's weight counts, compared with the words of a message, which have length 1 together. */
const PHRASE_VALUE = 0.5;

/** A feature of a message and its value. */
export type Feature = readonly [feature: number, value: number];

/** Returns the number of a feature: FNV-1a, folded to the number of features. */
const hash = (feature: string): number => {
  let value = 0x81_1c_9d_c5;
  for (let index = 0; index < feature.length; index += 1) {
    value ^= feature.charCodeAt(index);
    value = Math.imul(value, 0x01_00_01_93);
  }
  value ^= value >>> 15;
  return (value >>> 0) % HASHED;
};

const wordsOf = (text: string): string[] =>
  plainText(text)
    .replace(/\S+@\S+/g, ' @ ')
    .replace(/https?:\S+/g, ' / ')
    .replace(/\d+/g, '0')
    .match(/[\p{L}0']+|[?!…%€$£@/]/gu) ?? [];

/**
 * Returns the features of a message: its words, pairs of words, groups of letters, and the weights of the phrases that
 * were found in it.
 */
export const featuresOf = (text: string, phrases: Weights): Feature[] => {
  const words = ['^', ...wordsOf(text), '$'];
  const values = new Map<number, number>();
  const add = (name: string, value: number): void => {
    const feature = hash(name);
    values.set(feature, Math.max(value, values.get(feature) ?? 0));
  };
  for (const [index, word] of words.entries()) {
    add(`word:${word}`, 1);
    add(`next:${word} ${words[index + 1] ?? ''}`, 1);
    const whole = `<${word}>`;
    for (const length of LETTERS)
      for (let start = 0; start + length <= whole.length; start += 1)
        add(`letters:${whole.slice(start, start + length)}`, LETTER_VALUE);
  }
  const length = Math.sqrt([...values.values()].reduce((sum, value) => sum + value * value, 0));
  return [
    ...[...values].map(([feature, value]): Feature => [feature, value / length]),
    ...messageIntents.flatMap((intent, index): Feature[] =>
      phrases[intent] === undefined ? [] : [[HASHED + index, PHRASE_VALUE * phrases[intent]]],
    ),
  ];
};
