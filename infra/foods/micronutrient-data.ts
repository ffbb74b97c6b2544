import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatRecordLine } from '#shared/micronutrients/micronutrient-table.ts';
import { tableColumns } from '#shared/micronutrients/micronutrient.ts';
import { readCsvRows } from './csv-rows.ts';

/** Data files by the prefix of the source's IDs: the standard reference, the dietary survey, the Foundation foods. */
const files = {
  sr: 'standard-reference',
  fndds: 'dietary-survey',
  foundation: 'foundation-foods',
} as const;
type Source = keyof typeof files;
const sources = Object.keys(files) as Source[];

const dataFolder = join(dirname(fileURLToPath(import.meta.url)), '../../shared/micronutrients/data');

const note =
  '# Vitamins, minerals and more per 100 g. `-` and missing values at the end are unknown, not 0. Source: USDA FoodData ' +
  'Central (public domain). Created by `npm run foods:micronutrients`.';

/** Reads the lines of all data files: ID, a tab, values. */
export const readMicronutrientLines = (folder = dataFolder): string[] =>
  sources.flatMap((source) =>
    readFileSync(join(folder, `${files[source]}.tsv`), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .slice(1),
  );

const parseValue = (text = ''): number | null => (text === '' ? null : Number(text));

/**
 * Writes the data files from a reference.
 * @param directory folder with `micronutrients.csv` and `foods.csv`, whose `fdc_id` becomes the ID where there is one
 * @returns the number of records
 * @throws Error that names the damaged file or the record with an invalid value
 */
export const importMicronutrients = async (directory: string, folder = dataFolder): Promise<number> => {
  const fdcIds = new Map<string, string>();
  await readCsvRows(join(directory, 'foods.csv'), ['id', 'fdc_id'], (row) => {
    if (row['fdc_id']) fdcIds.set(row['id'] ?? '', row['fdc_id']);
  });
  const lines = new Map<string, string[]>(sources.map((source) => [source, []]));
  const count = await readCsvRows(join(directory, 'micronutrients.csv'), ['id', ...tableColumns], (row) => {
    const id = row['id'] ?? '';
    const values = tableColumns.map((column) => parseValue(row[column]));
    const isSound = values.every((value) => value === null || value >= 0);
    const file = lines.get(id.split(':', 1)[0] ?? '');
    if (!isSound || file === undefined) throw new Error(`The record ${id} is invalid.`);
    const fdcId = fdcIds.get(id);
    file.push(formatRecordLine(fdcId === undefined ? id : `usda:${fdcId}`, values));
  });
  for (const source of sources) {
    const text = [note, `id\t${tableColumns.join(' ')}`, ...(lines.get(source) ?? [])].join('\n');
    writeFileSync(join(folder, `${files[source]}.tsv`), `${text}\n`);
  }
  return count;
};
