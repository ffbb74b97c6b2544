import type { FoodRecord } from '../table/food-record.ts';
import { weights } from './scoring-weights.ts';
import { type NameTerm, nameTerms } from './name-terms.ts';
import { priorOf } from './priors.ts';
import { headOf, isNeutral, ROUGH, unmentionedFactor, weightOf } from './word-classes.ts';

/** An indexed name of a food. */
export interface IndexedName {
  record: FoodRecord;
  /** Display name of a food found by this name: the product's own or the source's. */
  label: string;
  /** As written. */
  text: string;
  terms: readonly NameTerm[];
  words: ReadonlySet<string>;
  /** Total weight of its words, as the cost of not mentioning them. */
  weight: number;
  prior: number;
  /** Significant words: neither categories nor optional ones. */
  core: readonly string[];
  /** Words that make it a different food. */
  changing: readonly string[];
  /** Words that it excludes, as `no:cheese`. */
  denied: readonly string[];
  /** Naming words of its first part. */
  naming: readonly string[];
  /** The head word, or alternatives of which one is enough; empty if the first part is only a category. */
  heads: readonly string[];
  /** Words combined with others by 'and', 'with' or a comma. */
  linked: ReadonlySet<string>;
  /** Category words, such as `sandwich`. */
  filed: readonly string[];
  /** Brand words; usually empty. */
  brands: readonly string[];
}

const headsOfName = (terms: readonly NameTerm[]): string[] => {
  const about = terms.filter(({ first, behind, files }) => first && !behind && !files);
  const head = headOf(about.map(({ word }) => word));
  if (head === null) return [];
  const isOneOf = about.some(({ word, either, paired }) => (either || paired) && word === head);
  return isOneOf ? about.filter(({ either, paired }) => either || paired).map(({ word }) => word) : [head];
};

/** Returns the cost of a word of the name that the text does not mention. */
export const unmentionedWeight = ({ word, first, either, behind, brand, files }: NameTerm): number =>
  weightOf(word) *
  unmentionedFactor(word) *
  (either ? weights.either : 1) *
  (behind ? weights.trailingUnmentioned : 1) *
  (first ? 1 : weights.laterUnmentioned) *
  (brand ? weights.brandWord : 1) *
  (files ? weights.category : 1);

/** A name with parsed words. */
export interface ReadName extends Pick<IndexedName, 'record' | 'terms' | 'prior'> {
  /** As written. */
  name: string;
  /** Whether it was written for the product, unlike the source's names. */
  curated: boolean;
}

const wordsOf = (terms: readonly NameTerm[], isMeant: (term: NameTerm) => boolean): string[] =>
  terms.filter(isMeant).map(({ word }) => word);

const isNaming = ({ word, first, behind, either, files }: NameTerm): boolean =>
  first && !behind && !either && !files && weightOf(word) >= ROUGH;

/** Indexes a name with parsed words, as in a prebuilt table. */
export const indexTerms = ({ record, terms, prior, name, curated }: ReadName): IndexedName => ({
  record,
  label: curated || record.reference !== name ? record.name : name,
  text: name,
  prior,
  terms,
  words: new Set(terms.map(({ word }) => word)),
  weight: terms.reduce((sum, term) => sum + unmentionedWeight(term), 0),
  core: wordsOf(terms, ({ word, files }) => !files && !isNeutral(word)),
  changing: wordsOf(terms, ({ word, either }) => !either && unmentionedFactor(word) > 1),
  denied: wordsOf(terms, ({ word }) => word.startsWith('no:')),
  naming: wordsOf(terms, isNaming),
  heads: headsOfName(terms),
  linked: new Set(
    wordsOf(terms, ({ paired, either, behind, first }) => paired || either || behind || !first),
  ),
  filed: wordsOf(terms, ({ files }) => files),
  brands: wordsOf(terms, ({ brand }) => brand),
});

/**
 * Indexes a name.
 * @param curated written for the product, unlike the source's names
 */
export const indexName = (record: FoodRecord, name: string, curated: boolean): IndexedName => {
  const read = nameTerms(name);
  // Only reference names start with a category; names written for the product are used as they are.
  const terms = curated ? read.map((term) => ({ ...term, files: false })) : read;
  return indexTerms({ record, name, curated, terms, prior: priorOf(record, name, curated) });
};
