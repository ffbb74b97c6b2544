import type { Report } from '../report.ts';
import { countSources } from '../sources.ts';
import { PAGE, type Sheet } from './sheet.ts';
import type { Writing } from './format-values.ts';

/** Shown on every page, and in full at the end. */
export const notAdvice = ({ t }: Writing): string => t('Not medical advice');

const linesOf = ({ entries }: Report, writing: Writing): string[] => {
  const { t } = writing;
  return [
    ...countSources(entries).map(([name, count]) =>
      t('{source}: {count} of {all} entries.', { source: t(name), count, all: entries.length }),
    ),
    t(
      'An entry with several foods can have several sources. A dash marks an unknown value; totals and averages only contain known values.',
    ),
    t(
      'A question mark replaces a character that this file cannot show. The CSV file has every name as entered.',
    ),
    `${notAdvice(writing)}. ${t('This report shows what was logged, which may differ from what was eaten. It is not a diagnosis. Talk to a doctor or dietitian before you change your diet for health reasons.')}`,
  ];
};

/** Draws the notes on data sources and the medical disclaimer. */
export const drawNotes = (sheet: Sheet, report: Report): void => {
  const { ink, writing } = sheet;
  sheet.need(110);
  sheet.say('H2', () =>
    ink.write(writing.t('Data sources'), { x: PAGE.left, y: sheet.y }, { size: 13, weight: 600 }),
  );
  sheet.y += 24;
  for (const text of linesOf(report, writing)) {
    const lines = ink.wrap(text, PAGE.right - PAGE.left);
    sheet.need(lines.length * 13);
    const { y } = sheet;
    sheet.say('P', () => {
      for (const [index, line] of lines.entries()) ink.write(line, { x: PAGE.left, y: y + index * 13 });
    });
    sheet.y += lines.length * 13 + 4;
  }
};
