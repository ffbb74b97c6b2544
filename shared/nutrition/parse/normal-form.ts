import { misspellings } from './vocabulary/misspellings.ts';
import { dialect } from './vocabulary/word-variants.ts';
import { translateGerman } from './vocabulary/german-words.ts';

/** Treats 'ie' and 'y' as the same ending, so that 'cookie', 'cookies' and 'berries' need no list of exceptions. */
const singular = (word: string): string => {
  if (word.length <= 3 || /(?:ss|us)$/.test(word)) return word;
  if (word.endsWith('ies')) return word.length === 4 ? word.slice(0, -1) : `${word.slice(0, -3)}y`;
  if (word.endsWith('ie') && word.length > 3) return `${word.slice(0, -2)}y`;
  if (/(?:ss|x|zz|ch|sh|o)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
};

/** Cache size for normalized words. */
const MAX_CACHED_WORDS = 20_000;
const remembered = new Map<string, string>();

/**
 * Returns the form in which words are compared: lower case, without accents and apostrophes, singular, one spelling,
 * English.
 * @example normalForm('Crêpes') === 'crepe'
 */
export const normalForm = (word: string): string => {
  const before = remembered.get(word);
  if (before !== undefined) return before;
  const form = formOf(word);
  if (remembered.size >= MAX_CACHED_WORDS) remembered.clear();
  remembered.set(word, form);
  return form;
};

const plainOf = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’`]/g, '')
    .toLowerCase();

const formOf = (word: string): string => {
  const said = plainOf(word);
  const translated = translateGerman(said) ?? said;
  const plain = misspellings.get(translated) ?? translated;
  const known = dialect.get(plain);
  if (known !== undefined) return known;
  const one = singular(plain);
  const right = misspellings.get(one) ?? one;
  return dialect.get(right) ?? singular(right);
};

/** Returns whether a word is plural: 'eggs', not 'hummus'. */
export const isPlural = (word: string): boolean => {
  const plain = translateGerman(plainOf(word)) ?? word.toLowerCase();
  return plain.endsWith('s') && singular(plain) !== plain;
};
