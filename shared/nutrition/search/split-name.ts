import { normalForm } from '../parse/normal-form.ts';
import { splitCompound } from '../parse/replace-phrases.ts';
import { plainWords } from './typed-words.ts';

/** A name of a food, split for comparison with a query. */
export interface SplitName {
  /** As written. */
  text: string;
  words: readonly string[];
  /** Number of words before the first comma or 'with', the last of which says what the food is. */
  head: number;
  /** Whether the other words follow a comma or bracket: 'Milk, whole' is a milk. */
  isFiled: boolean;
  /** Number of words between spaces: 'low-fat' is one word. */
  length: number;
  /** Whether it is German, where the last part of a word says what the food is: 'Vollmilch'. */
  isGerman: boolean;
}

/** Matches the end of the part that says what the food is. */
const headEnd = /[,;(]|\s(?:with|without|in|on|and|from|over|mit|ohne|im|auf|und|aus|vom|am|nach)\s/i;

/** Matches adjectives after the last noun of a German name: 'Mandeln gesalzen'. Nouns are capitalized. */
const germanAdjectives = /(?:\s+\p{Ll}\S*)+\s*$/u;

const headOfName = (text: string, isGerman: boolean): { head: string; isFiled: boolean } => {
  const end = text.search(headEnd);
  const first = end <= 0 ? text : text.slice(0, end);
  const head = isGerman ? first.replace(germanAdjectives, '') : first;
  return { head, isFiled: head !== first || (end > 0 && /[,;(]/.test(text[end] ?? '')) };
};

/** Returns the words of a name, with 'meatballs' as two, like in a query. */
const wordsOf = (text: string): string[] => plainWords(text).flatMap(splitCompound);

/** Splits a name into words and finds its head. */
export const splitName = (text: string, isGerman = false): SplitName => {
  const { head, isFiled } = headOfName(text, isGerman);
  return {
    text,
    words: wordsOf(text),
    head: wordsOf(head).length,
    isFiled,
    length: text.trim().split(/\s+/).length,
    isGerman,
  };
};

/** Cuts and shapes, which do not make a different food: chicken BREAST, egg YOLK, turkey SLICES. */
const forms: ReadonlySet<string> = new Set(
  `breast thigh drumstick wing leg fillet filet steak chop mince slice piece cube rib belly shoulder loin tenderloin brisket
  wedge half chunk segment floret stalk white yolk patty cutlet strip shank shin neck leaf mix`
    .split(/\s+/)
    .map(normalForm),
);

/** Returns whether a word names a cut or shape of a food. */
export const isForm = (word: string): boolean => forms.has(normalForm(word));
