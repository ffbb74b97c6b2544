import { nameTerms } from '../match/name-terms.ts';
import { normalForm } from '../parse/normal-form.ts';

/** What somebody has typed so far of a food's name. */
export interface TypedWords {
  /** Words in normal form, as names are indexed; the last may be the beginning of one. */
  words: readonly string[];
  /** The last word as typed, lower case without accents; empty where it is complete. */
  begun: string;
  /** The last word is but a small one ('to', 'side'), perhaps the beginning of another. */
  isSmall: boolean;
  /** All words as typed, to be compared with names. */
  plain: readonly string[];
}

/** No name has more words, and nobody reads on. */
const MAX_WORDS = 8;

/** The words of a text in lower case, without accents, signs and markup. */
export const plainWords = (text: string): string[] =>
  text
    .replace(/<[^<>]*>/g, ' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’`]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}%]+/u)
    .filter((word) => word !== '');

/** Words as names are indexed by them: what a name is without is `no:` and the word. */
const indexedWords = (text: string): string[] => nameTerms(text).map(({ word }) => word);

const sameWords = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word, at) => word === other[at]);

/** Reads what was typed. A space behind the last word says that it is complete. */
export const readTyped = (typed: string): TypedWords => {
  const plain = plainWords(typed);
  const words = indexedWords(typed);
  const last = plain.at(-1) ?? '';
  const complete = { words: words.slice(0, MAX_WORDS), begun: '', isSmall: false, plain };
  if (last === '' || /\s$/.test(typed) || /^\d+$/.test(last)) return complete;
  const form = normalForm(last);
  if (words.at(-1) === form) return { ...complete, begun: words.length > MAX_WORDS ? '' : last };
  // 'to' may become a tomato; but what a saying made of the last word ('coke' is cola) begins nothing.
  const before = indexedWords(typed.trimEnd().slice(0, -last.length));
  return sameWords(words, before) && words.length < MAX_WORDS
    ? { words: [...words, form], begun: last, isSmall: true, plain }
    : complete;
};
