import type { ImportSource, MeasuredDay } from '#shared/imports/schema.ts';
import { newMeasurements } from '#shared/imports/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { type DateOrder, orderOf, readDate } from '#shared/time/written-date.ts';
import { columnsOf } from './cells.ts';
import type { NamedText } from './open-file.ts';
import { delimiters, headOf, parseTable } from './parse-table.ts';
import { decimalMarkOf, readNumber } from './read-number.ts';

export const KILOGRAMS_OF_POUND = 0.45359237;

export type WeightUnit = 'kg' | 'lb';

export interface FoundWeights {
  source: ImportSource;
  name: string;
  days: MeasuredDay[];
  /** Whether the file does not say if its weights are in kg or lb. */
  isUnitUnknown: boolean;
}

const unitOf = (text: string): WeightUnit | null => {
  if (/\b(?:lbs?|pounds?)\b/i.test(text)) return 'lb';
  return /\b(?:kgs?|kilograms?)\b/i.test(text) ? 'kg' : null;
};

/** Reads MyFitnessPal's Measurement Summary or Cronometer's biometrics; null for other tables. */
const weightsIn = (
  { name, text }: NamedText,
  chosen: { order?: DateOrder | undefined; weightUnit?: WeightUnit | undefined },
): FoundWeights | null => {
  for (const delimiter of delimiters) {
    const [header = []] = headOf(text, delimiter, 1);
    const columns = columnsOf(header);
    const isCronometer = columns.has('day', 'metric', 'unit', 'amount');
    const isMyFitnessPal = columns.has('date', 'weight') && !columns.has('calories');
    if (!isCronometer && !isMyFitnessPal) continue;
    const [, ...rows] = parseTable(text, delimiter).rows;
    const mark = decimalMarkOf(rows, delimiter);
    const dateOf = (row: readonly string[]): string => columns.text(row, 'day', 'date').split(' ')[0] ?? '';
    const order = chosen.order ?? orderOf(rows.map(dateOf)).order;
    const titleUnit = isMyFitnessPal ? unitOf(header.join(' ')) : null;
    const byDay = new Map<string, MeasuredDay>();
    let isUnitUnknown = false;
    for (const row of rows) {
      if (isCronometer && !/^weight$/i.test(columns.text(row, 'metric'))) continue;
      const value = readNumber(columns.text(row, 'amount', 'weight'), mark);
      if (value === null || Number.isNaN(value)) continue;
      const known = titleUnit ?? unitOf(columns.text(row, 'unit', 'weight'));
      if (known === null) isUnitUnknown = true;
      const isPounds = (known ?? chosen.weightUnit) === 'lb';
      const date = readDate(dateOf(row), order);
      byDay.set(date, { date, weight: isPounds ? value * KILOGRAMS_OF_POUND : value, water_ml: null });
    }
    const source = isCronometer ? 'cronometer' : 'myfitnesspal';
    return { source, name, days: [...byDay.values()], isUnitUnknown };
  }
  return null;
};

/** Returns the weights of all tables; null if there are none. */
export const findWeights = (
  texts: readonly NamedText[],
  chosen: { order?: DateOrder | undefined; weightUnit?: WeightUnit | undefined },
): FoundWeights | null => {
  const found = texts.flatMap((text) => weightsIn(text, chosen) ?? []);
  const [first] = found;
  return first
    ? {
        ...first,
        days: found.flatMap(({ days }) => days),
        isUnitUnknown: found.some(({ isUnitUnknown }) => isUnitUnknown),
      }
    : null;
};

/** Returns the plausible days until today, in order. */
export const plausibleDays = (days: readonly MeasuredDay[], today: LocalDate): MeasuredDay[] => {
  const { element } = newMeasurements.shape.days;
  return days
    .filter((day) => element.safeParse(day).success && day.date <= today)
    .toSorted((one, other) => one.date.localeCompare(other.date));
};
