import type { FoodKnowledge } from '../match/food-knowledge.ts';
import type { FoodRecord } from '../table/food-record.ts';
import { within } from '../match/edit-distance.ts';
import { matchFoods } from '../match/match-foods.ts';
import { normalForm } from '../parse/normal-form.ts';
import { splitCompound } from '../parse/replace-phrases.ts';
import { sizeOf } from '../parse/vocabulary/sizes.ts';
import { unitOf } from '../parse/vocabulary/units.ts';
import { fitOfFood, type FoodFit, isBranded } from './fit-of-food.ts';
import type { TypedName } from './fit-of-name.ts';
import { namesWith } from './names-with.ts';
import { shortestNames } from './shortest-names.ts';
import { readTypedText, type TypedWords } from './typed-words.ts';
import { findMeantWords } from './vocabulary-words.ts';

/** Maximum number of results. */
const MAX_SEARCH_RESULTS = 20;

/** Minimum score for a match by the meal parser. */
const ENOUGH = 0.6;

type Words = Pick<TypedWords, 'words' | 'begun'>;

const isAmount = (word: string): boolean => unitOf(word) !== null || sizeOf(word) !== null;

/** Joins the last two words: 'cream ch' is a prefix of 'creamcheese'. */
const withLastJoined = ({ words, begun }: Words): Words[] => {
  const [before, last] = words.slice(-2);
  if (before === undefined || last === undefined) return [];
  const both = before + (begun || last);
  return [{ words: [...words.slice(0, -2), both], begun: begun === '' ? '' : both }];
};

const namesFor = ({ index, speller }: FoodKnowledge, read: Words): number[] => {
  const found = [read, ...withLastJoined(read)].map(({ words, begun }) => {
    const groups = words.map((word, at) =>
      findMeantWords(index, speller, word, at === words.length - 1 ? begun : ''),
    );
    return groups.length === 0 || groups.some((group) => group.length === 0) ? [] : namesWith(index, groups);
  });
  const [typed = [], joined = []] = found;
  return joined.length === 0 ? typed : [...new Set([...typed, ...joined])];
};

/**
 * Returns the names for a query. If there are none, or it starts with a number, for the food only: '2 slices of bre'.
 */
const namesTyped = (knowledge: FoodKnowledge, read: TypedWords): { names: number[]; read: TypedWords } => {
  const names = namesFor(knowledge, read);
  if (names.length === 0 && read.isSmall)
    return namesTyped(knowledge, { ...read, words: read.words.slice(0, -1), begun: '', isSmall: false });
  const food = read.words.filter((word) => !isAmount(word));
  const isCounted = /^\d/.test(read.plain[0] ?? '') && read.plain.length > 2;
  const isFound = names.length > 0 && !isCounted;
  if (isFound || food.length === read.words.length || food.length === 0) return { names, read };
  const forms = new Set(food);
  const bare = {
    ...read,
    words: food,
    plain: read.plain.filter((word) => forms.has(normalForm(word)) || word === read.begun),
  };
  return { names: namesFor(knowledge, bare), read: bare };
};

/** Returns the query in the form compared with names: a misspelling also counts as its correction. */
const typedName = ({ index, speller }: FoodKnowledge, { plain, begun }: TypedWords): TypedName => ({
  words: plain.flatMap(splitCompound).map((word, at) => {
    const form = normalForm(word);
    if (index.vocabulary.has(form)) return [word];
    const open = at === plain.length - 1 ? begun : '';
    const meant = findMeantWords(index, speller, form, open);
    if (meant.some((each) => each.startsWith(word))) return [word];
    // 'Mlik' means milk rather than the beginning of 'milkfish'.
    const whole = meant.filter((each) => within(form, each, 1));
    return [word, ...(whole.length > 0 ? whole : meant)];
  }),
  isOpen: begun !== '' && !index.spoken.has(normalForm(begun)),
});

/** Falls back to the meal parser's matches if no name contains all words. */
const meantBy = ({ index }: FoodKnowledge, { words }: TypedWords, most: number): FoodFit[] =>
  matchFoods(
    index,
    words.map((word) => ({ word, share: 1 })),
    most,
  )
    .filter(({ score }) => score >= ENOUGH)
    .map(({ record }, points) => ({ record, points, alias: null, branded: isBranded(record) }));

/**
 * Returns the foods whose names start with a query or contain its words, best first: exact match, prefix, plain before
 * branded, then aliases. The last word may be incomplete; misspellings and plurals are accepted. Deterministic.
 */
export const searchFoods = (
  typed: string,
  knowledge: FoodKnowledge,
  most = MAX_SEARCH_RESULTS,
): FoodFit[] => {
  const all = readTypedText(typed);
  if (all.words.length === 0) return [];
  const { index } = knowledge;
  const { names, read } = namesTyped(knowledge, all);
  const records = new Set<FoodRecord>();
  for (const at of shortestNames(index, names)) {
    const record = index.names.at(at)?.record;
    if (record !== undefined) records.add(record);
  }
  if (records.size === 0) return meantBy(knowledge, read, most);
  const wanted = typedName(knowledge, read);
  return [...records]
    .map((record) => fitOfFood(record, wanted))
    .sort((one, other) => one.points - other.points)
    .slice(0, most);
};
