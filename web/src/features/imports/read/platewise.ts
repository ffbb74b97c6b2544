import { photoIdOf } from '#shared/photos/schema.ts';
import { importLine, type ImportLine, type MeasuredDay } from '#shared/imports/schema.ts';
import { validateLine } from '#shared/imports/validate-line.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { t } from '#web/lib/language/translate.ts';
import { usualTimes } from '#web/lib/time/logged-at.ts';
import { mealTypes } from '#shared/food-entries/meal-type.ts';
import type { NamedText } from './open-file.ts';
import { readOwnExtras } from './own-extras.ts';
import { type OwnKind, type OwnRow, type OwnTable, readOwnTable } from './own-rows.ts';
import { plausibleDays } from './weights.ts';
import type { LineFault, ReadExport } from './read-result.ts';

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Returns the ID of an exported entry's photo, or null. */
const photoOf = ({ image_url }: OwnRow): string | null =>
  typeof image_url === 'string' ? photoIdOf(image_url) : null;

const lineOf = (row: OwnRow, line: number): ImportLine | null => {
  const meal_type = mealTypes.find((meal) => meal === row['meal_type']) ?? 'snack';
  const original = {
    id: row['id'],
    logged_at: row['logged_at'],
    time_zone: row['time_zone'],
    confidence_score: numberOf(row['confidence_score']),
    items: row['items'] ?? null,
    has_photo: photoOf(row) !== null,
  };
  const read = {
    line,
    occurrence: 1,
    local_date: textOf(row['local_date']) ?? '',
    time: usualTimes[meal_type],
    meal_type,
    food_name: textOf(row['food_name']) ?? '',
    serving_size: textOf(row['serving_size']),
    calories: numberOf(row['calories']),
    protein: numberOf(row['protein']),
    carbs: numberOf(row['carbs']),
    fat: numberOf(row['fat']),
    fiber: numberOf(row['fiber']),
    sugar: numberOf(row['sugar']),
    sodium: numberOf(row['sodium']),
    note: textOf(row['note']),
  };
  const whole = importLine.safeParse({ ...read, original });
  if (whole.success) return whole.data;
  // Foods of an older format are left out; the values of the entry stay.
  return importLine.safeParse({ ...read, original: { ...original, items: null } }).data ?? null;
};

const dayOf = (row: OwnRow): string => textOf(row['date']) ?? textOf(row['local_date']) ?? '';

const measuredDays = (
  weights: readonly OwnRow[],
  days: readonly OwnRow[],
  today: LocalDate,
): MeasuredDay[] => {
  const byDay = new Map<string, MeasuredDay>();
  const add = (date: string, fields: Partial<MeasuredDay>): void => {
    byDay.set(date, { ...(byDay.get(date) ?? { date, weight: null, water_ml: null }), ...fields });
  };
  for (const row of weights) add(dayOf(row), { weight: numberOf(row['weight']) });
  for (const row of days) {
    const water = numberOf(row['water_ml']);
    if (water !== null && water > 0) add(dayOf(row), { water_ml: water });
  }
  return plausibleDays([...byDay.values()], today);
};

/**
 * Reads the product's own export: its zip, or one of its JSON or CSV files.
 * @returns null for the files of other trackers
 */
export const readPlatewise = (texts: readonly NamedText[], today: LocalDate): ReadExport | null => {
  const tables = texts.flatMap((text) => readOwnTable(text) ?? []);
  // The zip has each table twice; JSON has more fields.
  const tableOf = (kind: OwnKind): OwnTable | undefined => {
    const ofKind = tables.filter((table) => table.kind === kind);
    return ofKind.find(({ isJson }) => isJson) ?? ofKind[0];
  };
  const entries = tableOf('entries');
  const days = measuredDays(tableOf('weights')?.rows ?? [], tableOf('days')?.rows ?? [], today);
  const extras = readOwnExtras(texts);
  const main = entries ?? tables[0] ?? (extras.length > 0 ? texts[0] : undefined);
  if (!main) return null;

  const lines: ImportLine[] = [];
  const faults: LineFault[] = [];
  const photos = new Map<string, string>();
  for (const [at, row] of (entries?.rows ?? []).entries()) {
    // The first line is the bracket or the titles.
    const line = at + 2;
    const read = lineOf(row, line);
    const message = read ? validateLine(read, today, t) : t('This entry is damaged.');
    if (read && message === null) lines.push(read);
    else faults.push({ line, message: message ?? '', text: textOf(row['food_name']) ?? '' });
    const photo = photoOf(row);
    if (read?.original && photo !== null) photos.set(read.original.id, photo);
  }
  return {
    source: 'platewise',
    name: main.name,
    lines: lines.toSorted((one, other) => one.local_date.localeCompare(other.local_date)),
    days,
    photos,
    extras,
    faults,
    leftOut: [],
    groups: [],
    weightUnit: null,
    order: 'month-first',
    ambiguousDay: null,
  };
};
