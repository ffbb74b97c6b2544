import { t } from '#web/lib/language/translate.ts';
import { KJ_OF_KCAL } from '#shared/nutrition/values/nutrients.ts';
import { columnName } from './column-names.ts';
import { ImportError } from './import-error.ts';
import { type DecimalMark, readNumber } from './read-number.ts';

interface Column {
  name: string;
  unit: string;
  at: number;
}

/** Parses a column title: `Energy (kcal)` has the name 'energy' and the unit 'kcal'. Other languages become English. */
const columnOf = (title: string, at: number): Column => {
  const [, name = '', unit = ''] = /^([^(]*)(?:\(([^)]*)\))?/.exec(title.replace(/^\uFEFF/, '').trim()) ?? [];
  return { name: columnName(name), unit: unit.trim().toLowerCase(), at };
};

/** Conversion factors from a column's unit to the expected unit. A column without a unit is in the expected one. */
const unitsOf = {
  kcal: { kcal: 1, cal: 1, kj: 1 / KJ_OF_KCAL },
  g: { g: 1, mg: 0.001 },
  mg: { mg: 1, g: 1000 },
} as const satisfies Record<string, Record<string, number>>;

/** Returns access to a table's columns by name, in any order and number. */
export const columnsOf = (header: readonly string[], mark: DecimalMark = '.') => {
  const columns = header.map(columnOf);
  const named = (names: readonly string[]): Column[] =>
    names.flatMap((name) => columns.filter((column) => column.name === name));

  return {
    has: (...names: string[]): boolean => names.every((name) => named([name]).length > 0),

    /** Returns the cell of the first existing column, in one line; blank if there is none. */
    text: (row: readonly string[], ...names: string[]): string =>
      (row[named(names)[0]?.at ?? -1] ?? '').trim().replaceAll(/\s*[\r\n]\s*/g, ' '),

    /**
     * Returns a number in the expected unit, rounded to 2 decimals; null if absent.
     * @throws ImportError if the cell is not a number
     */
    figure: (row: readonly string[], unit: keyof typeof unitsOf, ...names: string[]): number | null => {
      const units: Readonly<Record<string, number>> = { '': 1, ...unitsOf[unit] };
      const candidates = named(names).filter((column) => column.unit in units);
      const column = candidates.find((each) => each.unit === unit) ?? candidates[0];
      const cell = row[column?.at ?? -1] ?? '';
      const value = readNumber(cell, mark);
      if (value === null || !column) return null;
      if (Number.isNaN(value)) throw new ImportError(t('“{cell}” isn’t a number.', { cell: cell.trim() }));
      return Math.round(value * units[column.unit]! * 100) / 100;
    },
  };
};

export type Columns = ReturnType<typeof columnsOf>;
