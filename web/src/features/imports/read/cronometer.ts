import { type ExportFormat, figuresOf } from './format.ts';

/** Shortens '150.00 g' to '150 g'. Three digits after the mark are kept: they may be thousands. */
const tidyAmount = (amount: string): string =>
  amount.replace(/(\d)[.,]00?(?=\s|$)/, '$1').replace(/([.,][1-9])0(?=\s|$)/, '$1');

/** servings.csv: one row per food. The user chooses the exported nutrients. */
export const cronometer: ExportFormat = {
  source: 'cronometer',
  knows: (columns) => columns.has('food name', 'energy') && (columns.has('day') || columns.has('date')),
  dateOf: (columns, row) => columns.text(row, 'day', 'date'),
  read: (columns, row) => ({
    date: columns.text(row, 'day', 'date'),
    group: columns.text(row, 'group', 'meal'),
    time: columns.text(row, 'time'),
    food_name: columns.text(row, 'food name'),
    serving_size: tidyAmount(columns.text(row, 'amount')) || null,
    ...figuresOf(columns, row),
  }),
};
