import { type ExportFormat, figuresOf } from './format.ts';

const isTrue = (cell: string): boolean => /^(true|1|yes)$/i.test(cell);

/** food-logs.csv: one row per food, or per exercise with negative calories. Contains deleted rows. */
export const loseIt: ExportFormat = {
  source: 'loseit',
  knows: (columns) =>
    columns.has('date', 'name', 'calories', 'quantity') && (columns.has('meal') || columns.has('type')),
  dateOf: (columns, row) => columns.text(row, 'date'),
  read: (columns, row) => {
    if (isTrue(columns.text(row, 'deleted'))) return 'deleted';
    const group = columns.text(row, 'meal', 'type');
    const figures = figuresOf(columns, row);
    if (/^exercises?$/i.test(group) || (figures.calories ?? 0) < 0) return 'exercise';
    const amount = [columns.text(row, 'quantity'), columns.text(row, 'units')].filter(Boolean).join(' ');
    return {
      date: columns.text(row, 'date'),
      group,
      time: columns.text(row, 'time'),
      food_name: columns.text(row, 'name'),
      serving_size: amount || null,
      ...figures,
    };
  },
};
