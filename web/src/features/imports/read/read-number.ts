/** Character before the decimals; the other one may separate thousands. */
export type DecimalMark = '.' | ',';

const absent = new Set(['', 'n/a', 'na', '-', '--', '–', 'null']);
const plain = /^-?\d+([.,]\d+)?$|^-?[.,]\d+$/;
/** Thousands do not start with 0: '0.125' has no separator. */
const grouped: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/,
  ',': /^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/,
};
const groupMark: Readonly<Record<DecimalMark, string>> = { '.': ',', ',': '.' };

/** Removes spaces and apostrophes used as thousands separators. */
const joined = (text: string): string => text.trim().replaceAll(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '');

/**
 * Parses a number of an export. A mark followed by exactly three digits is interpreted by the file's decimal mark;
 * otherwise it is a decimal mark.
 * @returns null if absent, which is not 0; NaN if not a number
 */
export const readNumber = (text: string, mark: DecimalMark = '.'): number | null => {
  const typed = joined(text);
  if (absent.has(typed.toLowerCase())) return null;
  if (grouped[mark].test(typed)) return Number(typed.replaceAll(groupMark[mark], '').replace(',', '.'));
  return plain.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
};

/** Numbers whose mark must be a decimal mark: not three digits after it, or a 0 or the other mark before it. */
const proofs: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^-?(\d*\.(\d{1,2}|\d{4,})|0?\.\d+|\d{1,3}(,\d{3})+\.\d+)$/,
  ',': /^-?(\d*,(\d{1,2}|\d{4,})|0?,\d+|\d{1,3}(\.\d{3})+,\d+)$/,
};

/**
 * Returns a table's decimal mark, derived from its cells. If they are all ambiguous, tables with semicolons use the
 * comma, as spreadsheets do.
 */
export const decimalMarkOf = (rows: readonly (readonly string[])[], delimiter: string): DecimalMark => {
  const proves = (mark: DecimalMark): boolean =>
    rows.some((row) => row.some((cell) => proofs[mark].test(cell)));
  if (proves('.')) return '.';
  return proves(',') || delimiter === ';' ? ',' : '.';
};
