/** What stands before the decimals; the other one may part thousands. */
export type DecimalMark = '.' | ',';

const absent = new Set(['', 'n/a', 'na', '-', '--', '–', 'null']);
const plain = /^-?\d+([.,]\d+)?$|^-?[.,]\d+$/;
/** No thousand begins with a 0: '0.125' is none. */
const grouped: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/,
  ',': /^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/,
};
const groupMark: Readonly<Record<DecimalMark, string>> = { '.': ',', ',': '.' };

/** Without the spaces and apostrophes by which some countries part thousands. */
const joined = (text: string): string => text.trim().replaceAll(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '');

/**
 * A figure of an export. Of a mark that is followed by three digits the file's own mark decides what it is; with any
 * other number of them it is the decimal one.
 * @returns null for what is absent, which is not 0; NaN for what is no number
 */
export const readNumber = (text: string, mark: DecimalMark = '.'): number | null => {
  const typed = joined(text);
  if (absent.has(typed.toLowerCase())) return null;
  if (grouped[mark].test(typed)) return Number(typed.replaceAll(groupMark[mark], '').replace(',', '.'));
  return plain.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
};

/** Decimals that cannot be thousands: not three digits, or a 0 or the other mark stands before them. */
const proofs: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^-?(\d*\.(\d{1,2}|\d{4,})|0?\.\d+|\d{1,3}(,\d{3})+\.\d+)$/,
  ',': /^-?(\d*,(\d{1,2}|\d{4,})|0?,\d+|\d{1,3}(\.\d{3})+,\d+)$/,
};

/**
 * The decimal mark of a table, as its own cells prove it. Where none does, columns that are parted by semicolons come
 * from a spreadsheet whose decimals have the comma.
 */
export const decimalMarkOf = (rows: readonly (readonly string[])[], delimiter: string): DecimalMark => {
  const proves = (mark: DecimalMark): boolean =>
    rows.some((row) => row.some((cell) => proofs[mark].test(cell)));
  if (proves('.')) return '.';
  return proves(',') || delimiter === ';' ? ',' : '.';
};
