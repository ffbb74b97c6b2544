import { t } from '#web/lib/language/translate.ts';
import { columnsOf } from './cells.ts';
import type { NamedText } from './open-file.ts';
import { delimiters, headOf } from './parse-table.ts';

const HEAD = 6;

/** Returns whether one of the first lines has all of the columns. */
const hasColumns = ({ text }: NamedText, ...names: string[]): boolean =>
  delimiters.some((delimiter) => headOf(text, delimiter, HEAD).some((row) => columnsOf(row).has(...names)));

/** Files of trackers that have no diary, and what to export instead. */
const refused: readonly { is: (text: NamedText) => boolean; message: string }[] = [
  {
    is: (text) => hasColumns(text, 'date', 'exercise'),
    message: t('This file only has exercises. Choose the Nutrition Summary from your MyFitnessPal export.'),
  },
  {
    is: (text) => hasColumns(text, 'date', 'energy') || hasColumns(text, 'day', 'energy'),
    message: t('This file only has daily totals. Choose servings.csv from your Cronometer export.'),
  },
  {
    is: (text) => hasColumns(text, 'date', 'calories', 'tdee') || hasColumns(text, 'date', 'expenditure'),
    message: t('This file only has daily totals. Export the Food Log from MacroFactor as CSV.'),
  },
  {
    is: ({ text }) => /^com\.samsung\.s?health\./.test(text),
    message: t('This Samsung Health file has no food. Choose com.samsung.health.nutrition from your export.'),
  },
  {
    is: ({ name, text }) => /fitbit|foods?-log/i.test(name) || text.includes('"loggedFood"'),
    message: t('We can’t read Fitbit exports. Fitbit can share food with Apple Health; export that instead.'),
  },
  {
    is: ({ text }) => text.startsWith('%PDF'),
    message: t('This is a PDF, which we can’t read. Export your diary as CSV instead.'),
  },
  {
    is: ({ text }) => /^\s*<(?:!doctype html|html)/i.test(text),
    message: t('This is a web page, which we can’t read. Export your diary as CSV instead.'),
  },
];

/** Returns what to export instead of a file that is known but has no diary; null for an unknown file. */
export const refusedFormat = (texts: readonly NamedText[]): string | null =>
  refused.find(({ is }) => texts.some(is))?.message ?? null;
