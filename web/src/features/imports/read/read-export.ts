import { t } from '#web/lib/language/translate.ts';
import { validateLine } from '#shared/imports/validate-line.ts';
import { type ImportLine, MAX_OCCURRENCES } from '#shared/imports/schema.ts';
import { MAX_NOTE_LENGTH } from '#shared/food-entries/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { usualTimes } from '#web/lib/time/logged-at.ts';
import { findExport, type FoundExport } from './find-export.ts';
import { type LeftOut, leftOutReasons, type RawLine } from './format.ts';
import { ImportError } from './import-error.ts';
import { isAppleHealth, readAppleHealth } from './apple-health.ts';
import { mealFromGroup, timeInName } from './meal-from-group.ts';
import { createOccurrences } from './occurrences.ts';
import type { NamedText } from './open-file.ts';
import { findWeights, type FoundWeights, plausibleDays } from './weights.ts';
import type { Choices, LineFault, OwnGroup, ReadExport } from './read-result.ts';
import { readPlatewise } from './platewise.ts';
import { type DateOrder, orderOf, readDate } from '#shared/time/written-date.ts';
import { readTime } from './read-time.ts';

/** More than a lifetime of logging. */
const MAX_LINES = 100_000;
const MAX_NAME_LENGTH = 200;
const MAX_SERVING_LENGTH = 100;

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

const isBlank = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');

const lineOf = (raw: RawLine, line: number, order: DateOrder, meals: Choices['meals'] = {}) => {
  const { date, group, time, ...content } = raw;
  const at = readTime(time);
  const { meal, isKnown } = mealFromGroup(group, at, meals[group]);
  const read: ImportLine = {
    ...content,
    line,
    occurrence: 1,
    local_date: readDate(date, order).slice(0, 40),
    time: at ?? timeInName(group) ?? usualTimes[meal],
    meal_type: meal,
    food_name: cut(content.food_name, MAX_NAME_LENGTH),
    ...(content.note ? { note: cut(content.note, MAX_NOTE_LENGTH) } : {}),
    serving_size: content.serving_size && cut(content.serving_size, MAX_SERVING_LENGTH),
  };
  return { read, ownGroup: isKnown || group === '' ? null : { name: group, meal } };
};

/**
 * Returns why a row does not match the table's header; null if it does.
 * @param isLast whether the file ends within it
 */
const faultOfRow = (
  row: readonly string[],
  { rows, headerAt }: FoundExport,
  isLast: boolean,
): string | null => {
  const width = rows[headerAt]!.length;
  if (isLast && row.length < width) return t('The file ends partway through this line.');
  if (row.slice(width).some((cell) => cell.trim() !== ''))
    return t(
      'This line has more columns than the header. A name with a comma may be missing its quotation marks.',
    );
  return null;
};

const datesOf = ({ rows, headerAt, format, columns }: FoundExport): string[] =>
  rows.slice(headerAt + 1).map((row) => format.dateOf(columns, row));

/** Returns a file that only has weights. */
const withoutDiary = (
  { source, name }: FoundWeights,
  found: Pick<ReadExport, 'days' | 'weightUnit'>,
): ReadExport => ({
  source,
  name,
  lines: [],
  photos: new Map(),
  faults: [],
  leftOut: [],
  groups: [],
  order: 'month-first',
  ambiguousDay: null,
  ...found,
});

/**
 * Parses the tables of a selected file. Nothing is sent.
 * @throws ImportError if the file is not a supported diary
 */
export const readExport = (
  texts: readonly NamedText[],
  today: LocalDate,
  choices: Choices = {},
): ReadExport => {
  const own = readPlatewise(texts, today);
  if (own) return own;
  const apple = texts.filter(isAppleHealth).map(readAppleHealth);
  const weights = findWeights(texts, choices);
  const days = plausibleDays([...(weights?.days ?? []), ...apple.flatMap((each) => each.days)], today);
  const weightUnit = weights?.isUnitUnknown ? (choices.weightUnit ?? 'kg') : null;
  const tables = apple.length > 0 ? apple.map(({ table }) => table) : texts;
  const found = findExport(tables, weights !== null);
  if (!found) return withoutDiary(weights!, { days, weightUnit });
  const { rows, headerAt, format, columns, openQuoteAt, isCut } = found;
  if (rows.length > MAX_LINES) {
    throw new ImportError(
      t('This file has more than {lines} lines. Export a shorter period.', { lines: MAX_LINES }),
    );
  }
  const known = orderOf(datesOf(found));
  const order = choices.order ?? known.order;
  const occurrenceOf = createOccurrences();
  const lines: ImportLine[] = [];
  const faults: LineFault[] = [];
  const groups = new Map<string, OwnGroup>();
  const leftOut = new Map<LeftOut, number>();

  for (const [at, row] of rows.entries()) {
    if (at <= headerAt || isBlank(row)) continue;
    try {
      if (at === openQuoteAt)
        throw new ImportError(t('There’s an opening quotation mark without a closing one.'));
      const misfit = faultOfRow(row, found, isCut && at === rows.length - 1);
      if (misfit !== null) throw new ImportError(misfit);
      const raw = format.read(columns, row);
      if (typeof raw === 'string') {
        leftOut.set(raw, (leftOut.get(raw) ?? 0) + 1);
        continue;
      }
      const { read, ownGroup } = lineOf(raw, at + 1, order, choices.meals);
      const message = validateLine(read, today, t);
      if (message !== null) throw new ImportError(message);
      const occurrence = occurrenceOf(read);
      if (occurrence > MAX_OCCURRENCES) throw new ImportError(t('This line appears too many times.'));
      lines.push({ ...read, occurrence });
      if (ownGroup && !groups.has(ownGroup.name)) groups.set(ownGroup.name, ownGroup);
    } catch (cause) {
      if (!(cause instanceof ImportError)) throw cause;
      faults.push({ line: at + 1, message: cause.message, text: cut(row.join(','), 500) });
    }
  }
  return {
    source: format.source,
    name: found.name,
    lines: lines.toSorted((one, other) => one.local_date.localeCompare(other.local_date)),
    days,
    weightUnit,
    photos: new Map(),
    faults,
    leftOut: leftOutReasons.flatMap((why) => (leftOut.has(why) ? [{ why, count: leftOut.get(why)! }] : [])),
    groups: [...groups.values()],
    order,
    ambiguousDay: known.doubtful,
  };
};
