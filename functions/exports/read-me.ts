import { BRAND } from '#shared/brand.ts';
import { exportFiles, leftOutReasons } from './export-contents.ts';
import type { RowCounts } from './json-files.ts';

interface Contents {
  at: Date;
  rows: RowCounts;
  photos: number;
  /** IDs of photos whose files were not found. */
  missing: readonly string[];
  /** IDs of photos that did not fit. */
  tooMany: readonly string[];
}

/** Returns the readme of the zip, written to be understood years later. */
export const readMe = ({ at, rows, photos, missing, tooMany }: Contents): string => {
  const files = exportFiles.map(
    ({ file, about }) => `data/${file}.json (${rows.get(file) ?? 0})\n  ${about}`,
  );
  return [
    `Your data from ${BRAND}, created at ${at.toISOString()}.`,
    '',
    'For spreadsheets (UTF-8, comma-separated, decimal point; an apostrophe before =, +, - or @ keeps text from being a formula):',
    'food-entries.csv  your entries by time',
    'days.csv          daily totals',
    'weights.csv       your weights',
    'vitamins-and-minerals.csv, .json',
    '                  daily vitamins, minerals and more, calculated from USDA records of your foods. An empty cell is unknown,',
    '                  not 0; micronutrients_known_kcal is the energy of the foods that are counted. The JSON file also has',
    '                  the energy counted for each nutrient (known_calories) and the foods without data.',
    '',
    `photos/ (${photos})`,
    '  Your photos. The column "photo" and the field image_url contain the file name without its extension.',
    ...(missing.length > 0 ? [`  No longer found: ${missing.join(', ')}`] : []),
    ...(tooMany.length > 0
      ? [
          '  A zip file is limited to 4 GB. These photos did not fit; contact us to get them:',
          `  ${tooMany.join(', ')}`,
        ]
      : []),
    '',
    'Everything else as JSON (RFC 8259), one list a file, the number of its rows in brackets. A list without rows has no',
    'file. Instants are in UTC, days are those of your own zone.',
    ...files,
    '',
    'Not in here:',
    ...leftOutReasons.map((reason) => `- ${reason}`),
    '',
  ].join('\r\n');
};
