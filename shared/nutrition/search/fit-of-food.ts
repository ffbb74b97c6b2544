import type { Language } from '../../language/languages.ts';
import type { FoodRecord } from '../table/food-record.ts';
import { isBrand } from '../match/name-terms.ts';
import { normalForm } from '../parse/normal-form.ts';
import { type Fit, fitOfName, type TypedName } from './fit-of-name.ts';
import { type SplitName, splitName } from './split-name.ts';

/** How well a food matches a query. */
export interface FoodFit {
  record: FoodRecord;
  /** Lower is better. */
  points: number;
  fit: Fit;
  /** The matching name if it is not the displayed one, otherwise null. */
  alias: string | null;
  branded: boolean;
}

/** What the fits of a search depend on besides the food. */
export interface FitContext {
  /** Language of the displayed names. */
  language: Language;
  /** Returns how rare a word is in names, 0.5 for the most frequent ones to 1. */
  rarityOf: (word: string) => number;
}

/** Points by the match of the name and of an alias, chosen by judgment. */
const points: Readonly<Record<Fit, readonly [ofName: number, ofAlias: number]>> = {
  exact: [0, 3],
  completed: [5, 7],
  kind: [9, 11],
  kindBegun: [13, 15],
  qualified: [14, 16],
  derived: [20, 24],
  derivedBegun: [22, 26],
  words: [30, 32],
  longer: [34, 36],
  other: [44, 44],
};
const BRANDED = 14;
/** Penalty for a food known only by the source's name. */
const REFERENCE_ONLY = 4;
/** Penalty for a food that is not among those with a German name, the 1,500 most common ones. */
const UNCOMMON = 3;
const APPROXIMATE = 1;
/** Penalty for a name in another language than the displayed one. */
const OTHER_LANGUAGE = 1.5;
/** Penalty for a match of a translation or another form of a word instead of the word as written. */
const OTHER_FORM = 0.5;
/** Points of the rarest completion of an incomplete word. */
const RARE = 12;
/** Maximum number of words in the name that count as missing from the query. */
const MAX_WORDS = 6;

type NameKind = 'displayed' | 'alias' | 'foreign';

type KnownName = SplitName & { kind: NameKind };

const namesIn = (language: Language, { name, aliases, german = [] }: FoodRecord): KnownName[] => {
  const isGerman = language === 'de' && german.length > 0;
  const own = (text: string, at: number) => ({
    text,
    kind: at === 0 ? ('displayed' as const) : ('alias' as const),
  });
  const foreign = (text: string) => ({ text, kind: 'foreign' as const });
  return [
    ...[name, ...aliases].map((text, at) => ({
      ...splitName(text),
      ...(isGerman ? foreign(text) : own(text, at)),
    })),
    ...german.map((text, at) => ({
      ...splitName(text, true),
      ...(isGerman ? own(text, at) : foreign(text)),
    })),
  ];
};

interface Names {
  names: readonly KnownName[];
  branded: boolean;
}

/** Cache of the split names of a food, by language. */
const kept: Record<Language, WeakMap<FoodRecord, Names>> = { en: new WeakMap(), de: new WeakMap() };
const namesOf = (record: FoodRecord, language: Language): Names => {
  const before = kept[language].get(record);
  if (before !== undefined) return before;
  const { name, reference = name } = record;
  const made = {
    names: namesIn(language, record),
    branded: reference.split(/[^\p{L}'’]+/u).some(isBrand),
  };
  kept[language].set(record, made);
  return made;
};

/** Returns whether a food is a branded product. */
export const isBranded = (record: FoodRecord): boolean => namesOf(record, 'en').branded;

const isLiteral = (typed: TypedName, { words }: SplitName): boolean =>
  typed.words.every(({ text }) => words.some((word) => word.startsWith(text)));

/** Returns how well a food matches a query. */
export const fitOfFood = (
  record: FoodRecord,
  typed: TypedName,
  { language, rarityOf }: FitContext,
): FoodFit => {
  const { names, branded } = namesOf(record, language);
  let best: { points: number; fit: Fit; alias: string | null } = {
    points: Infinity,
    fit: 'other',
    alias: null,
  };
  for (const name of names) {
    const { fit, completion } = fitOfName(typed, name);
    const missing = Math.min(Math.max(0, name.length - typed.words.length), MAX_WORDS);
    const rare = completion === null ? 0 : (rarityOf(normalForm(completion)) - 0.5) * 2 * RARE;
    const total =
      points[fit][name.kind === 'displayed' ? 0 : 1] +
      missing +
      rare +
      (name.kind === 'foreign' ? OTHER_LANGUAGE : 0) +
      (isLiteral(typed, name) ? 0 : OTHER_FORM);
    if (total < best.points)
      best = { points: total, fit, alias: name.kind === 'displayed' ? null : name.text };
  }
  const against =
    (branded ? BRANDED : 0) +
    (record.aliases.length === 0 ? REFERENCE_ONLY : 0) +
    (record.german === undefined ? UNCOMMON : 0) +
    (record.approximate ? APPROXIMATE : 0);
  return { ...best, record, points: best.points + against, branded };
};
