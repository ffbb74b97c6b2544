import { sourceNames } from '#shared/imports/source-names.ts';
import { type ExportFormat, figuresOf } from './format.ts';

const isTotal = (cell: string): boolean =>
  /^(?:totals?|totales|totais|totaux|totali|summe|gesamt)\b/i.test(cell);

/** Nutrition Summary: one row per meal, without its foods. */
export const myFitnessPal: ExportFormat = {
  source: 'myfitnesspal',
  knows: (columns) =>
    columns.has('date', 'meal', 'calories') && !columns.has('name') && !columns.has('food name'),
  dateOf: (columns, row) => columns.text(row, 'date'),
  read: (columns, row) => {
    const [date, group] = [columns.text(row, 'date'), columns.text(row, 'meal')];
    if (isTotal(date) || isTotal(group)) return 'totals';
    return {
      date,
      group,
      time: columns.text(row, 'time'),
      // In English for every language: repeated imports recognize a line by its name.
      food_name: `${group || 'Meal'} from ${sourceNames.myfitnesspal}`,
      serving_size: null,
      note: columns.text(row, 'note') || null,
      ...figuresOf(columns, row),
    };
  },
};
