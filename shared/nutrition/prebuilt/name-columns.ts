import type { NameTerm } from '../match/name-terms.ts';
import { textPlaceOf } from '../match/name-texts.ts';
import { damagedTable } from './damaged-table.ts';
import { type Header, MARKS, marks } from './layout.ts';
import { readNumbers, readSteps } from './number-code.ts';
import type { OpenFile } from './open-file.ts';
import { startsOf, type TextColumns } from './text-columns.ts';
import { readWordList } from './word-list.ts';

/** The words of a table's names in flat arrays. */
export interface NameColumns {
  /** Number of names. */
  count: number;
  vocabulary: readonly string[];
  /** Start of each name's words in `words`, plus the end. */
  starts: Uint32Array;
  /** Indexes of words in `vocabulary`, name by name. */
  words: Uint16Array;
  /** Start of each word's names in a list of names by word, plus the end. */
  begins: Uint32Array;
  /** Marks of each of those words. */
  bits: Uint8Array;
  /** Class of each word of the vocabulary. */
  classes: Uint8Array;
  /** Cost of an unmentioned word, by its class and marks. */
  costs: Float64Array;
  /** Index of the food of each name. */
  foods: Uint32Array;
  /** Kind of each name. */
  kinds: Uint8Array;
  priors: Float64Array;
  termsOf: (name: number) => NameTerm[];
}

const bitOfMark = Object.entries(marks) as [mark: keyof typeof marks, bit: number][];

const termOf = (word: string, bits: number): NameTerm => {
  const term: Partial<NameTerm> = { word };
  for (const [mark, bit] of bitOfMark) term[mark] = (bits & bit) !== 0;
  return term as NameTerm;
};

/** Returns the number of explicitly written words: the counts are greater by one. */
const countSpelled = (counts: Uint8Array): number => {
  let sum = 0;
  for (let at = 0; at < counts.length; at += 1) if (counts[at]! > 1) sum += counts[at]! - 1;
  return sum;
};

/** Looks up values by index. Uses a loop, since this is part of the cold start. */
const valuesAt = (places: Uint8Array, values: readonly number[]): Float64Array => {
  const out = new Float64Array(places.length);
  for (let at = 0; at < places.length; at += 1) out[at] = values[places[at]!]!;
  return out;
};

/** Words of a token: the index of its only word, or one of these. */
const NO_WORD = -1;
const SEVERAL_WORDS = -2;

/** Returns the only word of each token, which nearly all have. */
const onlyWordsOf = (wordStarts: Uint32Array, words: Uint32Array): Int32Array => {
  const only = new Int32Array(wordStarts.length - 1);
  for (let token = 0; token < only.length; token += 1) {
    const count = wordStarts[token + 1]! - wordStarts[token]!;
    only[token] = count === 1 ? words[wordStarts[token]!]! : count === 0 ? NO_WORD : SEVERAL_WORDS;
  }
  return only;
};

/** Returns the words of names, where each name starts, and where the names of each word would. Uses loops, since this is part of the cold start. */
const wordsOfNames = (
  { bytesOf }: OpenFile,
  { tokens, tokenStarts, textStarts, references }: TextColumns,
  { foods, kinds, vocabulary }: Pick<NameColumns, 'foods' | 'kinds' | 'vocabulary'>,
): Pick<NameColumns, 'starts' | 'words' | 'begins'> => {
  const wordStarts = startsOf(bytesOf('tokenWordCounts'));
  const wordsOfTokens = readSteps(bytesOf('tokenWords'), wordStarts.at(-1) ?? 0);
  const onlyWords = onlyWordsOf(wordStarts, wordsOfTokens);
  const wordsOf = (token: number): Uint32Array =>
    wordsOfTokens.subarray(wordStarts[token], wordStarts[token + 1]);
  const spelledCounts = bytesOf('spelledCounts');
  const spelled = readNumbers(bytesOf('spelledWords'), countSpelled(spelledCounts));
  const words = new Uint16Array(bytesOf('marks').length);
  const starts = new Uint32Array(kinds.length + 1);
  const begins = new Uint32Array(vocabulary.length + 1);
  /** Appends the words of some tokens. A function of its own, because it is compiled before a long loop is. */
  const append = (start: number, from: number, to: number): number => {
    let next = start;
    for (let at = from; at < to; at += 1) {
      const word = onlyWords[tokens[at]!]!;
      if (word >= 0) {
        words[next++] = word;
        begins[word + 1]! += 1;
      } else if (word === SEVERAL_WORDS)
        for (const other of wordsOf(tokens[at]!)) {
          words[next++] = other;
          begins[other + 1]! += 1;
        }
    }
    return next;
  };
  let end = 0;
  let nextSpelled = 0;
  for (let name = 0; name < kinds.length; name += 1) {
    const count = spelledCounts[name]!;
    for (let more = count; more > 1; more -= 1) {
      const word = spelled[nextSpelled++]!;
      words[end++] = word;
      begins[word + 1]! += 1;
    }
    if (count === 0) {
      const food = foods[name]!;
      const text = textStarts[food]! + textPlaceOf(kinds[name]!, references[food]! > 0);
      end = append(end, tokenStarts[text]!, tokenStarts[text + 1]!);
    }
    starts[name + 1] = end;
  }
  if (end !== words.length) throw damagedTable(`its names have ${end} words instead of ${words.length}`);
  for (let word = 0; word < vocabulary.length; word += 1) begins[word + 1]! += begins[word]!;
  return { starts, words, begins };
};

const costsOf = ({ costs }: Header): Float64Array =>
  Float64Array.from(costs.flatMap((ofClass) => ofClass.slice(0, MARKS)));

/** Reads the names of a prebuilt table. */
export const nameColumns = (file: OpenFile, texts: TextColumns): NameColumns => {
  const { header, bytesOf } = file;
  const vocabulary = readWordList(bytesOf('wordList'));
  const kinds = bytesOf('kinds');
  const foods = readSteps(bytesOf('foods'), kinds.length);
  const { starts, words, begins } = wordsOfNames(file, texts, { foods, kinds, vocabulary });
  const bits = bytesOf('marks');
  return {
    count: kinds.length,
    vocabulary,
    starts,
    words,
    begins,
    bits,
    classes: bytesOf('wordClasses'),
    costs: costsOf(header),
    foods,
    kinds,
    priors: valuesAt(bytesOf('priors'), header.priors),
    termsOf: (name) => {
      const start = starts[name]!;
      return Array.from(words.subarray(start, starts[name + 1]), (word, at) =>
        termOf(vocabulary[word]!, bits[start + at]!),
      );
    },
  };
};
