import type { FoodRecord } from '../food-record.ts';
import { weights } from '../weights.ts';
import { type NameTerm, nameTerms } from './name-terms.ts';
import { priorOf } from './priors.ts';
import { headOf, isNeutral, unsaidFactor, weightOf } from './word-classes.ts';

/** One name of one food, ready to be compared. */
export interface IndexedName {
  record: FoodRecord;
  terms: readonly NameTerm[];
  words: ReadonlySet<string>;
  /** Sum of the weights of its words, as far as leaving them unsaid costs. */
  weight: number;
  prior: number;
  /** Words of it that count: neither categories nor what goes without saying. */
  core: readonly string[];
  /** Words of it that make another food of it. */
  changing: readonly string[];
  /** The word that the name is about; null where it only files the food. */
  head: string | null;
  /** Words of its name that are a brand; empty for most. */
  brands: readonly string[];
}

const headOfName = (terms: readonly NameTerm[]): string | null => {
  const about = terms
    .filter(({ first, behind, files }) => first && !behind && !files)
    .map(({ word }) => word);
  return headOf(about);
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

/**
 * Prepares a name for comparison.
 * @param curated written for the product, not the source's own
 */
export const indexName = (record: FoodRecord, name: string, curated: boolean): IndexedName => {
  const read = nameTerms(name);
  // Only a reference files its foods; a name written for the product is said as it stands.
  const terms = curated ? read.map((term) => ({ ...term, files: false })) : read;
  return {
    record,
    terms,
    words: new Set(terms.map(({ word }) => word)),
    weight: terms.reduce((sum, term) => sum + unsaidWeight(term), 0),
    prior: priorOf(record, name, curated),
    core: terms.filter(({ word, files }) => !files && !isNeutral(word)).map(({ word }) => word),
    changing: terms.filter(({ word, either }) => !either && unsaidFactor(word) > 1).map(({ word }) => word),
    head: headOfName(terms),
    brands: terms.filter(({ brand }) => brand).map(({ word }) => word),
  };
};
