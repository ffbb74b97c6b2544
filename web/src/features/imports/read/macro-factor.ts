import { type ExportFormat, figuresOf } from './format.ts';

/** Food log: one row per food, with its time and without a meal. */
export const macroFactor: ExportFormat = {
  source: 'macrofactor',
  knows: (columns) => columns.has('date', 'food name', 'calories', 'serving size'),
  dateOf: (columns, row) => columns.text(row, 'date'),
  read: (columns, row) => ({
    date: columns.text(row, 'date'),
    group: columns.text(row, 'meal'),
    time: columns.text(row, 'time'),
    food_name: columns.text(row, 'food name'),
    serving_size:
      [columns.text(row, 'serving qty'), columns.text(row, 'serving size')].filter(Boolean).join(' ') || null,
    ...figuresOf(columns, row),
  }),
};
