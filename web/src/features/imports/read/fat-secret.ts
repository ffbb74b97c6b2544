import { orderOf, readDate } from '#shared/time/written-date.ts';
import { type ExportFormat, figuresOf } from './format.ts';
import { nameOfMeal } from './meal-from-group.ts';

const months = [
  ['jan', 'ene', 'gen'],
  ['feb', 'fév', 'fev'],
  ['mar', 'mär', 'mrz'],
  ['apr', 'abr', 'avr'],
  ['may', 'mai', 'mag'],
  ['jun', 'juin', 'giu'],
  ['jul', 'juil', 'lug'],
  ['aug', 'ago', 'aoû'],
  ['sep', 'set'],
  ['oct', 'okt', 'out', 'ott'],
  ['nov'],
  ['dec', 'dez', 'dic', 'déc'],
] as const;

/** Returns the day in 'Wednesday, November 18, 2026' or '18 Nov 2026' as YYYY-MM-DD; null for other texts. */
const dayOf = (text: string): string | null => {
  const year = /\b(\d{4})\b/.exec(text)?.[1];
  const day = /(?<!\d)(\d{1,2})(?!\d)/.exec(text)?.[1];
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const month = months.findIndex((names) =>
    words.some((word) => names.some((name) => word.startsWith(name))),
  );
  if (year && day && month >= 0)
    return `${year}-${String(month + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const { order } = orderOf([text]);
  const read = /^\d[\d./-]+\d$/.test(text) ? readDate(text, order) : '';
  return /^\d{4}-\d{2}-\d{2}$/.test(read) ? read : null;
};

const indentOf = (cell: string): number => cell.length - cell.trimStart().length;

/**
 * Puts day, meal and amount, which FatSecret nests by indentation, on the row of each food. The rows of days and meals
 * are totals. A row without numbers below a food is its amount.
 */
const flatten = (rows: readonly string[][], headerAt: number): string[][] => {
  const header = ['date', 'fatsecret-meal', 'fatsecret-food', 'amount', ...rows[headerAt]!.slice(1)];
  let [day, meal] = ['', ''];
  let food: string[] | null = null;
  const blank = (): string[] => [];
  return rows.map((row, at) => {
    if (at < headerAt) return [...row];
    if (at === headerAt) return header;
    const cell = row[0] ?? '';
    const name = cell.trim();
    const figures = row.slice(1);
    if (name === '') return blank();
    const found = dayOf(name);
    if (found !== null) {
      [day, meal, food] = [found, '', null];
      return [day, '', '', '', ...figures];
    }
    const hasFigures = figures.some((figure) => figure.trim() !== '');
    if (hasFigures && nameOfMeal(name) !== null && (food === null || indentOf(cell) < 2)) {
      [meal, food] = [name, null];
      return [day, meal, '', '', ...figures];
    }
    if (!hasFigures && food) {
      food[3] = name;
      return blank();
    }
    food = [day, meal, name, '', ...figures];
    return food;
  });
};

/** Food diary report: foods nested below meals and days. */
export const fatSecret: ExportFormat = {
  source: 'fatsecret',
  knows: (columns) =>
    columns.has('fatsecret-food') ||
    (columns.has('date', 'calories', 'sat', 'chol') && !columns.has('meal') && !columns.has('name')),
  flatten,
  dateOf: (columns, row) => columns.text(row, 'date'),
  read: (columns, row) => {
    const food_name = columns.text(row, 'fatsecret-food');
    if (food_name === '') return 'totals';
    return {
      date: columns.text(row, 'date'),
      group: columns.text(row, 'fatsecret-meal'),
      time: '',
      food_name,
      serving_size: columns.text(row, 'amount') || null,
      ...figuresOf(columns, row),
    };
  },
};
