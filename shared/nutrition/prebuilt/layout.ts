import type { NameTerm } from '../match/name-terms.ts';

/**
 * A prebuilt food table, all numbers little-endian:
 * `PWFT`, length of the header in bytes (Uint32), the header as JSON, then the sections, each begun at a multiple of 4.
 * A reader takes exactly its own format: another number here means another layout.
 */
export const MAGIC = 'PWFT';
export const FORMAT = 1;

/** Name of the built-in table beside a function's code, compressed with Brotli. */
export const BUILT_IN_FILE = 'built-in.foods';

/** Sections in the order of the file. */
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

/** What is told before the sections. */
export interface Header {
  format: number;
  /** Number of foods. */
  foods: number;
  /** Names the rules that cut the names into words: a table made by others is made anew before it is used. */
  rules: string;
  /** Every value of a name's prior; section `priors` points here. */
  priors: readonly number[];
  /** Every cost of a word that nobody said; section `termCosts` points here. */
  costs: readonly number[];
  /** Bytes of each section. */
  bytes: Readonly<Record<Section, number>>;
}

/** Where the first section begins, and each that follows one of so many bytes. */
export const aligned = (bytes: number): number => Math.ceil(bytes / 4) * 4;

/** Bit of each mark of a term. A mark that is missing here does not compile. */
export const marks: Readonly<Record<Exclude<keyof NameTerm, 'word'>, number>> = {
  first: 1,
  either: 2,
  behind: 4,
  files: 8,
  brand: 16,
  paired: 32,
};
