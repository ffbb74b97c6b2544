import type { Language } from '../../language/languages.ts';
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
import { popularityOf } from './popularity.ts';
import { shortestNames } from './shortest-names.ts';
import { readTypedText, type TypedWords } from './typed-words.ts';
import { countOf, findMeantWords } from './vocabulary-words.ts';
import { withoutPlain } from './without-plain.ts';

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

/** How much more frequent the completion of a word has to be than the word itself. */
const MORE_FREQUENT = 3;

/** Returns whether the last word is probably incomplete: 'straw' for 'strawberry', although there are straw mushrooms. */
const isIncomplete = ({ index, speller }: FoodKnowledge, begun: string): boolean => {
  const form = normalForm(begun);
  if (begun === '' || index.spoken.has(form)) return false;
  const own = countOf(index, form);
  if (own === 0) return true;
  return findMeantWords(index, speller, form, begun).some(
    (word) => countOf(index, word) >= MORE_FREQUENT * own,
  );
};

/** Returns the query in the form compared with names: a misspelling also counts as its correction. */
const typedName = (knowledge: FoodKnowledge, { plain, begun }: TypedWords): TypedName => {
  const { index, speller } = knowledge;
  return {
    words: plain.flatMap(splitCompound).map((text, at) => {
      const form = normalForm(text);
      if (index.vocabulary.has(form)) return { text, corrections: [] };
      const open = at === plain.length - 1 ? begun : '';
      const meant = findMeantWords(index, speller, form, open).filter((each) => !each.startsWith(text));
      // 'Mlik' means milk rather than the beginning of 'milkfish'.
      const whole = meant.filter((each) => within(form, each, 1));
      return { text, corrections: whole.length > 0 ? whole : meant };
    }),
    isOpen: isIncomplete(knowledge, begun),
  };
};

/** Penalty for a match of those other words. */
const IN_OTHER_WORDS = 6;

/**
 * Returns the query as written and, if the table has other words for it, with those: 'Rinderfilet' is beef steak in the
 * index of names.
 */
const typedNames = (knowledge: FoodKnowledge, read: TypedWords): [TypedName, ...TypedName[]] => {
  const written = typedName(knowledge, read);
  const forms = new Set(read.plain.flatMap(splitCompound).map(normalForm));
  if (read.words.length === 0 || read.words.every((word) => forms.has(word) || word === read.begun))
    return [written];
  return [written, typedName(knowledge, { ...read, plain: read.words, begun: '' })];
};

/** Falls back to the meal parser's matches if no name contains all words. */
const meantBy = ({ index }: FoodKnowledge, { words }: TypedWords, most: number): FoodFit[] =>
  matchFoods(
    index,
    words.map((word) => ({ word, share: 1 })),
    most,
  )
    .filter(({ score }) => score >= ENOUGH)
    .map(({ record }, points) => ({
      record,
      points,
      fit: 'other',
      alias: null,
      branded: isBranded(record),
    }));

/** Penalty for a food that lacks something the best exact match contains, or that is liquid when it is not. */
const OTHER_KIND = 4;
/** Points off for 'protein bar' if no food is called 'protein'. */
const NOTHING_EXACT = 10;

const isWhole = ({ fit }: FoodFit): boolean => fit === 'exact' || fit === 'completed';

/** Adjusts the fits to each other: oat milk ranks after dairy milk, and a substitute after the food it replaces. */
const compareFits = (fits: readonly FoodFit[]): FoodFit[] => {
  const whole = fits.filter(isWhole);
  const [first, ...others] = whole;
  if (first === undefined)
    return fits.map((each) =>
      each.fit.startsWith('derived') ? { ...each, points: each.points - NOTHING_EXACT } : each,
    );
  const best = others.reduce((one, other) => (other.points < one.points ? other : one), first).record;
  const isOther = ({ contains, liquid }: FoodRecord): boolean =>
    liquid !== best.liquid ||
    (contains !== undefined && (best.contains ?? []).some((content) => !contains.includes(content)));
  return fits.map((each) =>
    !isWhole(each) && isOther(each.record) ? { ...each, points: each.points + OTHER_KIND } : each,
  );
};

/** Drops foods that only share a spelling correction with the query if there are better ones. */
const withoutOthers = (fits: readonly FoodFit[]): readonly FoodFit[] => {
  const fitting = fits.filter(({ fit }) => fit !== 'other');
  return fitting.length > 0 ? fitting : fits;
};

/** Options of a search. */
export interface SearchOptions {
  /** Maximum number of results. */
  most?: number;
  /** Language of the displayed names, which rank before others. */
  language?: Language;
}

const searchNames = (
  typed: string,
  knowledge: FoodKnowledge,
  { most, language }: Required<SearchOptions>,
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
  const wanted = typedNames(knowledge, read);
  const context = { language, rarityOf: (word: string) => index.rarity.get(word) ?? 1 };
  const fits = [...records].map((record) => {
    const fit = wanted
      .map((name, at) => {
        const found = fitOfFood(record, name, context);
        return { ...found, points: found.points + at * IN_OTHER_WORDS };
      })
      .reduce((one, other) => (other.points < one.points ? other : one));
    return { ...fit, points: fit.points - popularityOf(record, index) };
  });
  return compareFits(withoutOthers(fits))
    .sort((one, other) => one.points - other.points)
    .slice(0, most);
};

/**
 * Returns the foods for a query, best first: exact names, completions (frequent words first), kinds of the food, then
 * foods made from it; plain before branded, names before aliases. The last word may be incomplete; misspellings,
 * plurals and German names are accepted. 'Plain oats' finds oats, unless a food is called that. Deterministic.
 */
export const searchFoods = (
  typed: string,
  knowledge: FoodKnowledge,
  { most = MAX_SEARCH_RESULTS, language = 'en' }: SearchOptions = {},
): FoodFit[] => {
  const found = searchNames(typed, knowledge, { most, language });
  const bare = withoutPlain(typed);
  if (bare === null || found.some(isWhole)) return found;
  const foods = searchNames(bare, knowledge, { most, language });
  const ids = new Set(foods.map(({ record }) => record.id));
  return [...foods, ...found.filter(({ record }) => !ids.has(record.id))].slice(0, most);
};
