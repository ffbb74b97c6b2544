import { normalForm } from '../parse/normal-form.ts';
import { isForm, type SplitName } from './split-name.ts';

/** A word of a query. */
interface TypedWord {
  text: string;
  /** Words of the table that it may be a misspelling of. */
  corrections: readonly string[];
}

/** A query, word by word. */
export interface TypedName {
  words: readonly TypedWord[];
  /** Whether the last word is probably incomplete: no food has it as its name. */
  isOpen: boolean;
}

/**
 * How a name matches a query, best first. `kind`: the query says what the food is ('whole MILK', 'MILK, whole');
 * `qualified`: with something else ('COFFEE with milk'); `derived`: it names another food ('MILK chocolate'); `words`:
 * anywhere in the name; `longer`: only as the beginning of other words ('cola' of 'colada'). In `completed` and the
 * other fits with `Begun` the last word is incomplete or corrected.
 */
export type Fit =
  | 'exact'
  | 'completed'
  | 'kind'
  | 'kindBegun'
  | 'qualified'
  | 'derived'
  | 'derivedBegun'
  | 'words'
  | 'longer'
  | 'other';

/** The fit of a name and the word that completes or corrects the query, if any. */
export interface NameFit {
  fit: Fit;
  completion: string | null;
}

/** How a word of a name matches one of the query. `compound`: the last part of a German compound. */
type WordFit = 'same' | 'corrected' | 'compound' | 'begun' | null;

/** Minimum length of the last part of a compound: 'Vollmilch' is a 'Milch'. */
const MIN_COMPOUND_PART = 2;

const isSame = (one: string, other: string): boolean =>
  one === other || normalForm(one) === normalForm(other);

const fitOfWord = ({ text, corrections }: TypedWord, word: string, isGerman: boolean): WordFit => {
  if (isSame(text, word)) return 'same';
  if (corrections.some((each) => each === word || normalForm(word) === each)) return 'corrected';
  if (word.startsWith(text)) return 'begun';
  return isGerman && text.length >= MIN_COMPOUND_PART && word.endsWith(text) ? 'compound' : null;
};

/** Returns how the words of a query match those of a name from a position. Only the last one may be incomplete. */
const fitFrom = ({ words }: TypedName, { words: name, isGerman }: SplitName, at: number): WordFit => {
  let isCorrected = false;
  for (const [offset, word] of words.entries()) {
    const fit = fitOfWord(word, name[at + offset] ?? '', isGerman);
    if (fit === 'corrected') isCorrected = true;
    else if (offset === words.length - 1 && !(isCorrected && fit === 'same')) return fit;
    else if (fit !== 'same') return null;
  }
  return 'corrected';
};

const fitWithin = (typed: TypedName, name: SplitName, at: number): NameFit | null => {
  const { words, head, isFiled } = name;
  const word = fitFrom(typed, name, at);
  if (word === null) return null;
  const end = at + typed.words.length;
  if (word === 'begun' && !typed.isOpen) return { fit: 'longer', completion: null };
  const isBegun = word === 'begun' || word === 'corrected';
  const completion = isBegun ? (words[end - 1] ?? null) : null;
  if (end > head)
    return { fit: at === 0 && end === words.length && !isBegun ? 'exact' : 'words', completion };
  const isHead = words.slice(end, head).every(isForm);
  if (!isHead) return { fit: isBegun ? 'derivedBegun' : 'derived', completion };
  const isWhole = at === 0 && end === words.length && word !== 'compound';
  if (isWhole) return { fit: isBegun ? 'completed' : 'exact', completion };
  const isQualified = at === 0 && end === head && head < words.length && !isFiled;
  if (isQualified) return { fit: 'qualified', completion };
  return { fit: isBegun ? 'kindBegun' : 'kind', completion };
};

const order: readonly Fit[] = [
  'exact',
  'completed',
  'kind',
  'kindBegun',
  'qualified',
  'derived',
  'derivedBegun',
  'words',
  'longer',
  'other',
];

/** Returns the fit of words in another order or with others between them. */
const fitAnywhere = (typed: TypedName, { words, head, isGerman }: SplitName): Fit => {
  let isLonger = false;
  const found = new Set<number>();
  for (const word of typed.words) {
    const fits = words.map((other) => fitOfWord(word, other, isGerman));
    const same = fits.findIndex((fit) => fit === 'same' || fit === 'corrected');
    if (same >= 0) {
      found.add(same);
      continue;
    }
    if (fits.every((fit) => fit === null)) return 'other';
    isLonger = !typed.isOpen;
  }
  if (isLonger) return 'longer';
  const isKind = found.size > 1 && found.size === typed.words.length && found.has(head - 1);
  return isKind ? 'kindBegun' : 'words';
};

/** Returns how a name matches a query. */
export const fitOfName = (typed: TypedName, name: SplitName): NameFit => {
  let best: NameFit = { fit: fitAnywhere(typed, name), completion: null };
  for (let at = 0; at + typed.words.length <= name.words.length; at += 1) {
    const found = fitWithin(typed, name, at);
    if (found !== null && order.indexOf(found.fit) < order.indexOf(best.fit)) best = found;
  }
  return best;
};
