import type { FoodRecord } from '../table/food-record.ts';
import { weights } from './scoring-weights.ts';
import { type NameTerm, nameTerms } from './name-terms.ts';
import { priorOf } from './priors.ts';
import { headOf, isNeutral, ROUGH, unsaidFactor, weightOf } from './word-classes.ts';

/** One name of one food, ready to be compared. */
export interface IndexedName {
  record: FoodRecord;
  /** What the food is called where it is met by this name: by the product's own name, or the source's. */
  label: string;
  terms: readonly NameTerm[];
  words: ReadonlySet<string>;
  /** Sum of the weights of its words, as far as leaving them unsaid costs. */
  weight: number;
  prior: number;
  /** Words of it that count: neither categories nor what goes without saying. */
  core: readonly string[];
  /** Words of it that make another food of it. */
  changing: readonly string[];
  /** Words that it denies, as `no:cheese`. */
  denied: readonly string[];
  /** Words of its first part that name something. */
  naming: readonly string[];
  /** The word that the name is about, or several of which one is enough; empty where it only files the food. */
  heads: readonly string[];
  /** Words that are put together with others: by 'and' or 'with', behind a comma. */
  linked: ReadonlySet<string>;
  /** Words that file it, as `sandwich`. */
  filed: readonly string[];
  /** Words of its name that are a brand; empty for most. */
  brands: readonly string[];
}

const headsOfName = (terms: readonly NameTerm[]): string[] => {
  const about = terms.filter(({ first, behind, files }) => first && !behind && !files);
  const head = headOf(about.map(({ word }) => word));
  if (head === null) return [];
  const isOneOf = about.some(({ word, either, paired }) => (either || paired) && word === head);
  return isOneOf ? about.filter(({ either, paired }) => either || paired).map(({ word }) => word) : [head];
};

/** What a word costs that the name has and nobody said. */
export const unsaidWeight = ({ word, first, either, behind, brand, files }: NameTerm): number =>
  weightOf(word) *
  unsaidFactor(word) *
  (either ? weights.either : 1) *
  (behind ? weights.behindUnsaid : 1) *
  (first ? 1 : weights.laterUnsaid) *
  (brand ? weights.brandWord : 1) *
  (files ? weights.category : 1);

/** A name whose words are read already. */
export interface ReadName extends Pick<IndexedName, 'record' | 'terms' | 'prior'> {
  /** As it is written. */
  name: string;
  /** Written for the product, not the source's own. */
  curated: boolean;
}

const wordsOf = (terms: readonly NameTerm[], isMeant: (term: NameTerm) => boolean): string[] =>
  terms.filter(isMeant).map(({ word }) => word);

const isNaming = ({ word, first, behind, either, files }: NameTerm): boolean =>
  first && !behind && !either && !files && weightOf(word) >= ROUGH;

/** Prepares a name whose words are read already; a prebuilt table begins here. */
export const indexTerms = ({ record, terms, prior, name, curated }: ReadName): IndexedName => ({
  record,
  label: curated || record.reference !== name ? record.name : name,
  prior,
  terms,
  words: new Set(terms.map(({ word }) => word)),
  weight: terms.reduce((sum, term) => sum + unsaidWeight(term), 0),
  core: wordsOf(terms, ({ word, files }) => !files && !isNeutral(word)),
  changing: wordsOf(terms, ({ word, either }) => !either && unsaidFactor(word) > 1),
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
 * Prepares a name for comparison.
 * @param curated written for the product, not the source's own
 */
export const indexName = (record: FoodRecord, name: string, curated: boolean): IndexedName => {
  const read = nameTerms(name);
  // Only a reference files its foods; a name written for the product is said as it stands.
  const terms = curated ? read.map((term) => ({ ...term, files: false })) : read;
  return indexTerms({ record, name, curated, terms, prior: priorOf(record, name, curated) });
};
