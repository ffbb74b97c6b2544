import { type ExportFormat, figuresOf } from './format.ts';

/** '150.00 g' is '150 g'. Three digits behind the mark are left alone: they may be thousands. */
const tidyAmount = (amount: string): string =>
  amount.replace(/(\d)[.,]00?(?=\s|$)/, '$1').replace(/([.,][1-9])0(?=\s|$)/, '$1');

/** servings.csv: one row a food. Which nutrients it has is the person's choice. */
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
