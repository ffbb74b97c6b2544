import { type IndexedName, indexName, unmentionedWeight } from '../match/index-name.ts';
import { nameTexts, textPlaceOf, textsOf } from '../match/name-texts.ts';
import type { NameTerm } from '../match/name-terms.ts';
import type { FoodRecord } from '../table/food-record.ts';
import { type Header, MARKS, marks, type Section } from './layout.ts';
import { writeNumbers, writeSteps } from './number-code.ts';
import { numbering } from './numbering.ts';
import { writeWordList } from './word-list.ts';
import { wordsOfToken } from './write-texts.ts';

const MAX_UINT8 = 255;
const MAX_UINT16 = 65_535;

interface WrittenName extends IndexedName {
  kind: number;
}

const namesOf = (table: readonly FoodRecord[]): WrittenName[] =>
  nameTexts(table)
    .map(({ record, kind, name, curated }) => ({ ...indexName(record, name, curated), kind }))
    .filter(({ terms }) => terms.length > 0);

/** @throws Error that says what exceeds the file format's number range */
const checkSizes = (names: readonly WrittenName[], words: number, classes: number, priors: number): void => {
  if (words > MAX_UINT16) throw new Error(`A food table has at most ${MAX_UINT16} words; here are ${words}.`);
  const long = names.find(({ terms, kind }) => terms.length >= MAX_UINT8 || kind > MAX_UINT8);
  if (long) throw new Error(`${long.record.id} has too many names, or one of more than ${MAX_UINT8} words.`);
  if (Math.max(priors, classes) > MAX_UINT8)
    throw new Error(`Names have at most ${MAX_UINT8} priors and costs; here are ${priors} and ${classes}.`);
};

const marksOf = (term: NameTerm): number =>
  Object.entries(marks).reduce((sum, [mark, bit]) => sum + (term[mark as keyof typeof marks] ? bit : 0), 0);

/** A word without marks, whose cost decides about its class. */
const unmarked = (word: string): NameTerm => ({
  word,
  first: true,
  either: false,
  behind: false,
  files: false,
  brand: false,
  paired: false,
});

/** Returns the costs of all words and marks that occur. @throws Error if words of a class differ */
const costsOf = (names: readonly WrittenName[], classOf: (word: string) => number): number[][] => {
  const costs: number[][] = [];
  for (const term of names.flatMap(({ terms }) => terms)) {
    const ofClass = (costs[classOf(term.word)] ??= Array<number>(MARKS).fill(0));
    const cost = unmentionedWeight(term);
    if (ofClass[marksOf(term)] !== 0 && ofClass[marksOf(term)] !== cost)
      throw new Error(`The cost of “${term.word}” depends on more than its marks.`);
    ofClass[marksOf(term)] = cost;
  }
  return costs;
};

/** Returns whether the tokens of a name's text give its words. */
const isOfTokens = ({ record, kind, terms }: WrittenName, wordAt: ReadonlyMap<string, number>): boolean => {
  const text = textsOf(record)[textPlaceOf(kind, record.reference !== undefined)] ?? '';
  const words = text.split(' ').flatMap((token) => wordsOfToken(token).filter((word) => wordAt.has(word)));
  return words.length === terms.length && words.every((word, at) => word === terms[at]?.word);
};

/** Writes the names of a table by precedence with their words. */
export const writeNames = (
  table: readonly FoodRecord[],
): {
  wordAt: ReadonlyMap<string, number>;
  header: Pick<Header, 'priors' | 'costs'>;
  parts: Partial<Record<Section, Uint8Array>>;
} => {
  const names = namesOf(table);
  const places = new Map(table.map((food, place) => [food, place]));
  const words = [...new Set(names.flatMap(({ terms }) => terms.map(({ word }) => word)))].sort();
  const wordAt = new Map(words.map((word, at) => [word, at]));
  const [priors, classes] = [numbering<number>(), numbering<number>()];
  const classOf = (word: string): number => classes.of(unmentionedWeight(unmarked(word)));
  const wordClasses = words.map(classOf);
  const spelled = names.map((name) => (isOfTokens(name, wordAt) ? null : name.terms.map(({ word }) => word)));
  const parts = {
    wordList: writeWordList(words),
    wordClasses: Uint8Array.from(wordClasses),
    foods: writeSteps(names.map(({ record }) => places.get(record) ?? 0)),
    kinds: Uint8Array.from(names, ({ kind }) => kind),
    priors: Uint8Array.from(names, ({ prior }) => priors.of(prior)),
    spelledCounts: Uint8Array.from(spelled, (name) => (name === null ? 0 : name.length + 1)),
    spelledWords: writeNumbers(spelled.flatMap((name) => (name ?? []).map((word) => wordAt.get(word) ?? 0))),
    marks: Uint8Array.from(names.flatMap(({ terms }) => terms.map(marksOf))),
  };
  checkSizes(names, words.length, classes.values().length, priors.values().length);
  return { wordAt, header: { priors: priors.values(), costs: costsOf(names, classOf) }, parts };
};
