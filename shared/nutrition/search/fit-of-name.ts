import { normalForm } from '../parse/normal-form.ts';

/** What was typed, word by word, each with what it may mean besides: a slip put right. */
export interface TypedName {
  words: readonly (readonly string[])[];
  /** The last word may go on: it is no word of the table by itself. */
  isOpen: boolean;
}

/**
 * How a name fits what was typed, best first: the very name, the name once its last word is complete, its beginning, its
 * words; `longer`: the last word, though one by itself, is the beginning of another ('cola' of 'colada').
 */
export const fits = [
  'exact',
  'completed',
  'begins',
  'words',
  'beginsLonger',
  'wordsLonger',
  'other',
] as const;
export type Fit = (typeof fits)[number];

const isSame = (typed: readonly string[], word: string): boolean =>
  typed.some((each) => each === word || normalForm(each) === normalForm(word));
const isBegun = (typed: readonly string[], word: string): boolean =>
  typed.some((each) => word.startsWith(each));

/** How the words meet a name from its beginning; null where they do not. */
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

/** How a name fits what was typed. @param name its words, as `plainWords` gives them */
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
