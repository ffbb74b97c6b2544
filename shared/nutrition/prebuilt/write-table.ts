import type { FoodRecord } from '../table/food-record.ts';
import { formatFoodRow, parseFoodRow } from '../table/food-row.ts';
import { FORMAT, type Header, MAGIC, type Section, sections } from './layout.ts';
import { readTable } from './read-table.ts';
import { writeNames } from './write-names.ts';
import { writeRecords } from './write-records.ts';
import { writeTexts } from './write-texts.ts';

/** @throws Error with the name of a food that cannot be a row of the table's source */
const checkRows = (table: readonly FoodRecord[]): void => {
  for (const food of table) {
    const row = formatFoodRow(food);
    if (/\n/.test(row) || formatFoodRow(parseFoodRow(row)) !== row || parseFoodRow(row).name !== food.name)
      throw new Error(`${food.id} ${food.name} cannot be written as a row.`);
  }
};

/** @throws Error with the name of a food that would be read differently */
const checkReading = (file: Uint8Array, table: readonly FoodRecord[]): void => {
  const { recordOf } = readTable(file);
  for (const food of table) {
    const read = recordOf(food.id);
    if (read === null || formatFoodRow(read) !== formatFoodRow(food))
      throw new Error(`${food.id} ${food.name} cannot be written into a food table.`);
  }
};

const joined = (header: Omit<Header, 'bytes'>, parts: Partial<Record<Section, Uint8Array>>): Uint8Array => {
  const encoder = new TextEncoder();
  const bytes = Object.fromEntries(
    sections.map((name) => [name, parts[name]?.length ?? 0]),
  ) as Header['bytes'];
  const head = encoder.encode(JSON.stringify({ ...header, bytes } satisfies Header));
  const start = MAGIC.length + 4;
  const file = new Uint8Array(sections.reduce((sum, name) => sum + bytes[name], start + head.length));
  file.set(encoder.encode(MAGIC));
  new DataView(file.buffer).setUint32(MAGIC.length, head.length, true);
  file.set(head, start);
  let at = start + head.length;
  for (const name of sections) {
    file.set(parts[name] ?? new Uint8Array(), at);
    at += bytes[name];
  }
  return file;
};

/**
 * Writes a table and the words of its names as one uncompressed file.
 * @param rules see `Header`
 * @throws Error that says what cannot be written
 */
export const writeTable = (table: readonly FoodRecord[], rules: string): Uint8Array => {
  checkRows(table);
  const names = writeNames(table);
  const records = writeRecords(table);
  const file = joined(
    { format: FORMAT, foods: table.length, rules, ...names.header, ...records.header },
    { ...writeTexts(table, names.wordAt), ...names.parts, ...records.parts },
  );
  checkReading(file, table);
  return file;
};
