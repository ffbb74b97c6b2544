import { germanMonthNames, monthNames } from '../../../time/month-names.ts';
import { type DateOrder, readDate } from '../../../time/written-date.ts';

/** First three letters of month names in English and German, without accents. */
const months = new Map(
  [monthNames, germanMonthNames, ['', '', 'Maerz'], ['', '', 'Mrz']].flatMap((names) =>
    names
      .map((name, at): [string, string] => [shortOf(name), String(at + 1).padStart(2, '0')])
      .filter(([name]) => name !== ''),
  ),
);

function shortOf(name: string): string {
  return name.normalize('NFD').replaceAll(/\P{L}/gu, '').toLowerCase().slice(0, 3);
}

/** Day 0 of spreadsheets' serial numbers (Excel, with its leap-year error of 1900). */
const SERIAL_EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 24 * 60 * 60 * 1000;
/** Serial numbers from 1990 to 2064. */
const [MIN_SERIAL, MAX_SERIAL] = [32_874, 60_000];
/** Milliseconds since 1970, from 2001 on. */
const isEpochMs = (text: string): boolean => /^1\d{12}$/.test(text);

const isoOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

const byMonthName = (text: string): string | null => {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const [, dayFirst, nameSecond, yearLast] =
    /^(?:\p{L}+,?\s+)?(\d{1,2})(?:st|nd|rd|th|\.)?[\s-]*(?:of\s+)?(\p{L}{3,})\.?,?[\s-]*(\d{4}|\d{2})\b/u.exec(
      plain,
    ) ?? [];
  const [, nameFirst, daySecond, yearThird] =
    /^(?:\p{L}+,\s+)?(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/u.exec(plain) ?? [];
  const month = months.get(shortOf(nameSecond ?? nameFirst ?? ''));
  const year = yearLast ?? yearThird;
  if (!month || !year) return null;
  return `${year.length === 2 ? `20${year}` : year}-${month}-${(dayFirst ?? daySecond ?? '').padStart(2, '0')}`;
};

const exists = (day: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return false;
  const instant = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(instant) && isoOf(instant) === day;
};

/** Returns the day that a cell names as YYYY-MM-DD, or null. Times after it are ignored. */
export const readDay = (text: string, order: DateOrder): string | null => {
  const written = text.trim();
  if (isEpochMs(written)) return isoOf(Number(written));
  const serial = /^\d{5}(?:[.,]\d+)?$/.test(written) ? Math.floor(Number(written.replace(',', '.'))) : 0;
  if (serial >= MIN_SERIAL && serial <= MAX_SERIAL) return isoOf(SERIAL_EPOCH + serial * DAY_MS);
  const day = byMonthName(written) ?? readDate(written, order);
  return exists(day) ? day : null;
};
