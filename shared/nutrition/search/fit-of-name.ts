import { normalForm } from '../parse/normal-form.ts';

/** A query, word by word, each with its possible spelling corrections. */
export interface TypedName {
  words: readonly (readonly string[])[];
  /** Whether the last word may be incomplete, since it is not a word of the table. */
  isOpen: boolean;
}

/**
 * How a name matches a query, best first: exactly, after completing the last word, by prefix, by words; `longer`: the
 * last word is complete but also a prefix of another ('cola' of 'colada').
 */
const fits = ['exact', 'completed', 'begins', 'words', 'beginsLonger', 'wordsLonger', 'other'] as const;
export type Fit = (typeof fits)[number];

const isSame = (typed: readonly string[], word: string): boolean =>
  typed.some((each) => each === word || normalForm(each) === normalForm(word));
const isBegun = (typed: readonly string[], word: string): boolean =>
  typed.some((each) => word.startsWith(each));

/** Returns how the words match the beginning of a name, or null. */
const fitFromStart = ({ words, isOpen }: TypedName, name: readonly string[]): Fit | null => {
  if (words.length > name.length) return null;
  const last = words.length - 1;
  const isWhole = (at: number): boolean => isSame(words[at] ?? [], name[at] ?? '');
  for (let at = 0; at < last; at += 1) if (!isWhole(at)) return null;
  const isAll = words.length === name.length;
  if (isWhole(last)) return isAll ? 'exact' : 'begins';
  if (!isBegun(words[last] ?? [], name[last] ?? '')) return null;
  if (!isOpen) return 'beginsLonger';
  return isAll ? 'completed' : 'begins';
};

/** Returns how a name matches a query. @param name its words from `plainWords` */
export const fitOfName = (typed: TypedName, name: readonly string[]): Fit => {
  const fromStart = fitFromStart(typed, name);
  if (fromStart !== null) return fromStart;
  let isLonger = false;
  for (const word of typed.words) {
    if (name.some((other) => isSame(word, other))) continue;
    if (!name.some((other) => isBegun(word, other))) return 'other';
    isLonger = !typed.isOpen;
  }
  return isLonger ? 'wordsLonger' : 'words';
};
