import type { NameTerm } from '../match/name-terms.ts';

/**
 * Format of a prebuilt food table, with little-endian numbers: `PWFT`, header length in bytes (Uint32), the header as
 * JSON, then the sections, each aligned to 4 bytes. Readers accept only their own format number, which changes with the
 * layout.
 */
export const MAGIC = 'PWFT';
export const FORMAT = 1;

/** Name of the built-in table next to a function's code, compressed with Brotli. */
export const BUILT_IN_FILE = 'built-in.foods';

/** Sections in file order. */
export const sections = [
  'words',
  'termWords',
  'termMarks',
  'termCosts',
  'lengths',
  'terms',
  'foods',
  'kinds',
  'priors',
  'rows',
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
  /** All costs of unmentioned words, referenced by section `termCosts`. */
  costs: readonly number[];
  /** Bytes of each section. */
  bytes: Readonly<Record<Section, number>>;
}

/** Rounds a size up to the alignment of sections. */
export const aligned = (bytes: number): number => Math.ceil(bytes / 4) * 4;

/** Bit of each flag of a term. The type ensures that none is missing. */
export const marks: Readonly<Record<Exclude<keyof NameTerm, 'word'>, number>> = {
  first: 1,
  either: 2,
  behind: 4,
  files: 8,
  brand: 16,
  paired: 32,
};
