import type { NameTerm } from '../match/name-terms.ts';

/**
 * Format of a prebuilt food table: `PWFT`, header length in bytes (Uint32, little-endian), the header as JSON, then the
 * sections. Values of the same kind are stored together, which compresses to half the size of rows. Texts are stored as
 * tokens, the parts between spaces. Readers accept only their own format number, which changes with the layout.
 */
export const MAGIC = 'PWFT';
export const FORMAT = 3;

/** Name of the built-in table next to a function's code, compressed with Brotli. */
export const BUILT_IN_FILE = 'built-in.foods';

/** Sections in file order: `...Counts` has one byte per element, lists are front-coded, the rest is in `number-code.ts`. */
export const sections = [
  // Every distinct token, the most frequent first, and every word that names are matched by.
  'tokenList',
  'wordList',
  'wordClasses',
  // The words of each token on its own.
  'tokenWordCounts',
  'tokenWords',
  // The texts of each food: name, reference, aliases, German names.
  'referenceCounts',
  'aliasCounts',
  'germanCounts',
  'textCounts',
  'texts',
  // Names by precedence: food, kind, prior, and the words if they are not those of the tokens.
  'foods',
  'kinds',
  'priors',
  'spelledCounts',
  'spelledWords',
  'marks',
  // Records: IDs, values, portions, labels and ingredients.
  'idSources',
  'idNumbers',
  'idTexts',
  'nutrients',
  'portionCounts',
  'unitList',
  'units',
  'portionGrams',
  'labelList',
  'labels',
  'partCounts',
  'partList',
  'parts',
  'partGrams',
] as const;
export type Section = (typeof sections)[number];

/** Metadata before the sections. */
export interface Header {
  format: number;
  /** Number of foods. */
  foods: number;
  /** Version of the rules that split names into words. A table made with other rules is rebuilt before use. */
  rules: string;
  /** All values of name priors, referenced by section `priors`. */
  priors: readonly number[];
  /** Costs of unmentioned words by class (section `wordClasses`) and marks; 0 for combinations that do not occur. */
  costs: readonly (readonly number[])[];
  /** Numbers with too many digits for a code; see `decimalOf`. */
  exact: readonly number[];
  /** Bytes of each section. */
  bytes: Readonly<Record<Section, number>>;
}

/** Bit of each flag of a term. The type ensures that none is missing. */
export const marks: Readonly<Record<Exclude<keyof NameTerm, 'word'>, number>> = {
  first: 1,
  either: 2,
  behind: 4,
  files: 8,
  brand: 16,
  paired: 32,
};

/** Number of combinations of marks. */
export const MARKS = 64;

/** Prefixes of IDs with a number after them. Other IDs are stored as text. */
export const idSources = ['usda:', 'fndds:', 'sr:'] as const;
