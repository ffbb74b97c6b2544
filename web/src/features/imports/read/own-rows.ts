import Papa from 'papaparse';
import type { NamedText } from './open-file.ts';

/** A row of the product's own export, with the field names of its JSON files. */
export type OwnRow = Readonly<Record<string, unknown>>;

/** The kinds of rows that can be imported. */
export type OwnKind = 'entries' | 'weights' | 'days';

/** A table of the product's own export. */
export interface OwnTable {
  kind: OwnKind;
  isJson: boolean;
  name: string;
  rows: OwnRow[];
}

/** Fields of the JSON files by the titles of the spreadsheets (`functions/exports/csv-files.ts`). */
const fieldNames: Readonly<Record<string, string>> = {
  date: 'local_date',
  meal: 'meal_type',
  food: 'food_name',
  serving: 'serving_size',
  energy_kcal: 'calories',
  protein_g: 'protein',
  carbs_g: 'carbs',
  fat_g: 'fat',
  fiber_g: 'fiber',
  sugar_g: 'sugar',
  sodium_mg: 'sodium',
  photo: 'image_url',
  weight_kg: 'weight',
};
const numbers = new Set([
  'calories',
  'protein',
  'carbs',
  'fat',
  'fiber',
  'sugar',
  'sodium',
  'weight',
  'water_ml',
]);

/** Removes the apostrophes that the export adds so that spreadsheets do not run formulas. */
const withoutEscapes = (text: string): string =>
  text.replaceAll(/(?<=^|[;\t\r\n])'(?=["\s]*[=+\-@\t\r])/g, '');

const kindOf = (first: OwnRow): OwnKind | null => {
  if ('food_name' in first && 'logged_at' in first && 'id' in first) return 'entries';
  if ('weight' in first && ('date' in first || 'local_date' in first)) return 'weights';
  const hasSums = 'meal_count' in first || 'entries' in first || 'water_ml' in first;
  return hasSums && ('date' in first || 'local_date' in first) ? 'days' : null;
};

const isRow = (value: unknown): value is OwnRow => typeof value === 'object' && value !== null;

const jsonRows = (text: string): OwnRow[] => {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.filter(isRow) : [];
  } catch {
    return [];
  }
};

const cellOf = (name: string, cell: string): unknown => {
  if (cell === '') return null;
  return numbers.has(name) ? Number(cell) : withoutEscapes(cell);
};

const csvRows = (text: string): OwnRow[] => {
  // Other trackers have other titles: reading their rows is left to their own formats.
  if (!/\b(energy_kcal|weight_kg)\b/.test(text.slice(0, 500))) return [];
  const [titles = [], ...rows] = Papa.parse<string[]>(text, { delimiter: ',', skipEmptyLines: true }).data;
  const names = titles.map((title) => fieldNames[title] ?? title);
  return rows.map((row) =>
    Object.fromEntries(names.map((name, at) => [name, cellOf(name, row[at] ?? '')] as const)),
  );
};

/** Returns a table of the product's own export, or null for any other file. */
export const readOwnTable = ({ name, text }: NamedText): OwnTable | null => {
  const isJson = text.trimStart().startsWith('[');
  const rows = isJson ? jsonRows(text) : csvRows(text);
  const kind = rows[0] && kindOf(rows[0]);
  return kind ? { kind, isJson, name, rows } : null;
};
