import { plural, t } from '#web/lib/language/translate.ts';
import type { ReadLeads } from '#shared/business-agents/sdr/import/read-leads.ts';
import type { UnknownValue } from '#shared/business-agents/sdr/import/read-row.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import classes from './import.module.css';

const explanations: Readonly<Record<UnknownValue['field'], (values: string) => string>> = {
  status: (values) => t('Unknown status, set to New and added to the notes: {values}', { values }),
  source: (values) => t('Unknown source, left empty and added to the notes: {values}', { values }),
  last_contact: (values) => t('Not a date, added to the notes: {values}', { values }),
};

const unknownTexts = (unknown: readonly UnknownValue[]): string[] =>
  (Object.keys(explanations) as UnknownValue['field'][]).flatMap((field) => {
    const values = unknown
      .filter((each) => each.field === field)
      .map(({ value, rows }) => t('{value} ({count})', { value, count: formatNumber(rows) }));
    return values.length === 0 ? [] : [explanations[field](values.join(', '))];
  });

/** What an import does apart from adding leads: opt-outs, unknown values, duplicates and other rows. */
export const ImportNotes = ({ read, openQuoteLine }: { read: ReadLeads; openQuoteLine: number | null }) => {
  const { optOuts, duplicates, notLeads, unknown, shortened } = read;
  const count = (list: readonly unknown[]) => ({ count: formatNumber(list.length) });
  const notes = [
    optOuts > 0 &&
      plural(
        optOuts,
        '{count} lead has opted out and becomes “Do not contact”.',
        '{count} leads have opted out and become “Do not contact”.',
      ),
    ...unknownTexts(unknown),
    duplicates.length > 0 &&
      plural(
        duplicates.length,
        '{count} duplicate in this file: the first row with an email address counts.',
        '{count} duplicates in this file: the first row with an email address counts.',
        count(duplicates),
      ),
    notLeads.length > 0 &&
      plural(
        notLeads.length,
        '{count} other line is a heading, a total or a footer: {lines}',
        '{count} other lines are headings, totals or footers: {lines}',
        { ...count(notLeads), lines: notLeads.map((line) => formatNumber(line)).join(', ') },
      ),
    shortened > 0 &&
      plural(
        shortened,
        'The notes of {count} lead are cut to 1,000 characters.',
        'The notes of {count} leads are cut to 1,000 characters.',
      ),
    openQuoteLine !== null &&
      t('A quotation mark in line {line} is never closed. Check the leads after it.', {
        line: formatNumber(openQuoteLine),
      }),
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <ul className={classes.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
};
