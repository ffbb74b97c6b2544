import type { Part } from '../nutrition/table/food-record.ts';
import { type Micronutrients, type TableColumn, tableColumns } from './micronutrient.ts';

/** Name of the compiled table next to a function's code, compressed with Brotli. */
export const MICRONUTRIENT_FILE = 'micronutrients.table';

/** Returns the values of a record per 100 g, or null if the source does not have it. */
export type FindMicronutrients = (recordId: string) => Micronutrients | null;

/** Starts the line of a food that is calculated from parts. */
const CALCULATED = '=';

/** Pure water adds nothing but its own weight. */
const WATER = 'water';

const mapColumns = (valueOf: (name: TableColumn, at: number) => number | null): Micronutrients =>
  Object.fromEntries(tableColumns.map((name, at) => [name, valueOf(name, at)])) as Micronutrients;

const water = mapColumns((name) => (name === 'water_g' ? 100 : 0));

/** Parses values separated by spaces. `-` is unknown, as are missing values at the end. */
const parseValues = (text: string): Micronutrients => {
  const values = text.split(' ');
  return mapColumns((_, at) => {
    const value = values[at];
    return value === undefined || value === '-' ? null : Number(value);
  });
};

const parseParts = (text: string): Part[] =>
  text.split(' ').map((part) => {
    const at = part.lastIndexOf('=');
    return { id: part.slice(0, at), grams: Number(part.slice(at + 1)) };
  });

/**
 * Returns the sum of parts. A nutrient is unknown as soon as one part does not know it: a sum without that part would
 * look like a complete one.
 */
const sumParts = (parts: readonly Part[], find: FindMicronutrients): Micronutrients | null => {
  const known = parts.map(({ id, grams }) => ({ grams, values: id === WATER ? water : find(id) }));
  if (known.every(({ values }) => values === null)) return null;
  return mapColumns((name) =>
    known.reduce<number | null>((sum, { grams, values }) => {
      const value = values?.[name] ?? null;
      return sum === null || value === null ? null : sum + (value * grams) / 100;
    }, 0),
  );
};

/** Returns the line of a record's values, as in the data files: ID, a tab, values. */
export const formatRecordLine = (id: string, values: readonly (number | null)[]): string =>
  `${id}\t${values.map((value) => value ?? '-').join(' ')}`.replace(/( -)+$/, '');

/** Returns the line of a food that is calculated from records. */
export const formatCalculatedLine = (id: string, parts: readonly Part[]): string =>
  `${id}\t${CALCULATED}${parts.map((part) => `${part.id}=${part.grams}`).join(' ')}`;

/**
 * Opens a compiled table. Lines are parsed on first use: a day needs a dozen out of 17,000.
 * @param text one line per record or calculated food
 */
export const openMicronutrientTable = (text: string): FindMicronutrients => {
  const lines = new Map<string, string>();
  for (const line of text.split('\n')) {
    const at = line.indexOf('\t');
    if (at > 0) lines.set(line.slice(0, at), line.slice(at + 1));
  }
  const parsed = new Map<string, Micronutrients | null>();
  const parse = (id: string): Micronutrients | null => {
    const line = lines.get(id);
    if (line === undefined) return null;
    return line.startsWith(CALCULATED) ? sumParts(parseParts(line.slice(1)), find) : parseValues(line);
  };
  const find: FindMicronutrients = (id) => {
    const known = parsed.get(id);
    if (known !== undefined) return known;
    const values = parse(id);
    if (lines.has(id)) parsed.set(id, values);
    return values;
  };
  return find;
};
