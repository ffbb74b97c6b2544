/** A cell of a workbook as stored (ECMA-376, 18.3.1.4). */
interface StoredCell {
  /** 's' is an index into the shared strings, 'n' a number, 'b' a boolean. */
  type: string;
  value: string;
  /** Number format: a code, or the ID of a built-in one. */
  format: string;
  strings: readonly string[];
  /** Whether day 0 is 1904-01-01 instead of 1899-12-30. */
  is1904: boolean;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Built-in formats of dates, and those with letters of dates outside quoted text and colors. */
const isDateFormat = (format: string): boolean => {
  if (/^\d+$/.test(format)) return (Number(format) >= 14 && Number(format) <= 17) || format === '22';
  return /[dy]/i.test(format.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''));
};

/** Built-in formats of times, and those with hours. */
const isTimeFormat = (format: string): boolean =>
  /^\d+$/.test(format) ? Number(format) >= 18 && Number(format) <= 21 : /h/i.test(format);

const timeOf = (day: number): string => new Date(Math.round(day * DAY_MS)).toISOString().slice(11, 16);

const dayOf = (serial: number, is1904: boolean): string => {
  const start = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  return new Date(start + Math.floor(serial) * DAY_MS).toISOString().slice(0, 10);
};

/** Returns a cell as text: a date as YYYY-MM-DD, a time as HH:MM, a long number without an exponent, an error as blank. */
export const readCellText = ({ type, value, format, strings, is1904 }: StoredCell): string => {
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'true' : 'false';
  if (type === 'e') return '';
  if (type !== 'n' || value === '') return value;
  const number = Number(value);
  if (Number.isNaN(number)) return value;
  if (isDateFormat(format) && number >= 1 && number < 2_958_466) return dayOf(number, is1904);
  if (isTimeFormat(format) && number >= 0 && number < 1) return timeOf(number);
  return Number.isInteger(number) ? number.toLocaleString('en-US', { useGrouping: false }) : String(number);
};
