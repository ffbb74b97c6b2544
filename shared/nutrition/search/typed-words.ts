import { nameTerms } from '../match/name-terms.ts';
import { normalForm } from '../parse/normal-form.ts';

/** The query typed so far. */
export interface TypedWords {
  /** Normalized words as in the index; the last may be incomplete. */
  words: readonly string[];
  /** The last word as typed, lower case without accents; empty if it is complete. */
  begun: string;
  /** Whether the last word is a function word ('to', 'side') that may be the beginning of another. */
  isSmall: boolean;
  /** All words as typed, for comparison with names. */
  plain: readonly string[];
}

/** Maximum number of words in a query. */
const MAX_WORDS = 8;

/** Returns the words of a text in lower case, without accents, symbols and markup. */
export const plainWords = (text: string): string[] =>
  text
    .replace(/<[^<>]*>/g, ' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’`]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}%]+/u)
    .filter((word) => word !== '');

/** Returns words as in the index of names, with `no:` for excluded ones. */
const indexedWords = (text: string): string[] => nameTerms(text).map(({ word }) => word);

const sameWords = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word, at) => word === other[at]);

/** Parses a query. A trailing space means that the last word is complete. */
export const readTypedText = (typed: string): TypedWords => {
  const plain = plainWords(typed);
  const words = indexedWords(typed);
  const last = plain.at(-1) ?? '';
  const complete = { words: words.slice(0, MAX_WORDS), begun: '', isSmall: false, plain };
  if (last === '' || /\s$/.test(typed) || /^\d+$/.test(last)) return complete;
  const form = normalForm(last);
  if (words.at(-1) === form) return { ...complete, begun: words.length > MAX_WORDS ? '' : last };
  // 'to' may become 'tomato', but a replaced last word ('coke' becomes cola) is complete.
  const before = indexedWords(typed.trimEnd().slice(0, -last.length));
  return sameWords(words, before) && words.length < MAX_WORDS
    ? { words: [...words, form], begun: last, isSmall: true, plain }
    : complete;
};
