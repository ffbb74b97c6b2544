import { locale } from '#web/lib/language/language.ts';

/** Thousands separator of the browser's language, e.g. ',' in English and '.' in German. */
const localGroupSign =
  new Intl.NumberFormat(locale).formatToParts(1_234_567).find(({ type }) => type === 'group')?.value ?? '';

/** Digits grouped by spaces or apostrophes, which are never decimal signs: '1 234,5', "1'234.5". */
const SPACED = /^([1-9]\d{0,2}(?:[\s'’]\d{3})+)([.,]\d*)?$/u;

/** Returns the text in ASCII: full-width and other digits, and the decimal sign of Arabic. */
const toAscii = (text: string): string =>
  text
    .trim()
    .normalize('NFKC')
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

const withoutSpaces = (text: string): string => {
  const [, whole, rest = ''] = SPACED.exec(text) ?? [];
  return whole === undefined ? text : whole.replaceAll(/[\s'’]/gu, '') + rest;
};

const isGrouped = (text: string, sign: string): boolean => {
  const [head = '', ...groups] = text.split(sign);
  return groups.length > 0 && /^[1-9]\d{0,2}$/.test(head) && groups.every((group) => /^\d{3}$/.test(group));
};

/** Returns the number's parts without thousands separators; null if they are at wrong positions. */
const partsOf = (text: string, groupSign: string): [whole: string, fraction: string] | null => {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return [text, ''];
  const sign = text[last]!;
  const [whole, fraction] = [text.slice(0, last), text.slice(last + 1)];
  const other = sign === '.' ? ',' : '.';
  // With both signs, the last one separates the decimals: '1,234.5'.
  if (whole.includes(other)) return isGrouped(whole, other) ? [whole.replaceAll(other, ''), fraction] : null;
  // A repeated sign separates thousands in every language.
  if ((sign === groupSign || whole.includes(sign)) && isGrouped(text, sign))
    return [text.replaceAll(sign, ''), ''];
  return [whole, fraction];
};

/**
 * Parses a typed number with a decimal point or comma, with or without thousands separators, in any digits.
 * @param groupSign thousands separator: '1,500' is 1500 if it is a comma, otherwise 1.5
 * @returns null if blank; NaN if invalid or negative
 * @example parseDecimal('1,5') // 1.5
 * @example parseDecimal('1.234,5') // 1234.5
 */
export const parseDecimal = (text: string, groupSign = localGroupSign): number | null => {
  const typed = withoutSpaces(toAscii(text));
  if (typed === '') return null;
  const [whole, fraction] = partsOf(typed, groupSign) ?? ['', ''];
  if (!/^\d*$/.test(whole) || !/^\d*$/.test(fraction) || whole + fraction === '') return Number.NaN;
  return Number(`${whole || '0'}.${fraction || '0'}`);
};
