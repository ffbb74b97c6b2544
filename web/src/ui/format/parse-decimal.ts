import { locale } from '#web/lib/language/language.ts';
const number = /^\d*[.,]?\d*$/;

/** Thousands separator of the browser's language, e.g. ',' in English and '.' in German. */
const localGroupSign =
  new Intl.NumberFormat(locale).formatToParts(1_234_567).find(({ type }) => type === 'group')?.value ?? '';

const isGrouped = (text: string, sign: string): boolean => {
  const [head = '', ...groups] = text.split(sign);
  return groups.length > 0 && /^[1-9]\d{0,2}$/.test(head) && groups.every((group) => /^\d{3}$/.test(group));
};

/**
 * Parses a typed number with a decimal point or comma.
 * @param groupSign thousands separator: '1,500' is 1500 if it is a comma, otherwise 1.5
 * @returns null if blank; NaN if invalid or negative
 * @example parseDecimal('1,5') // 1.5
 */
export const parseDecimal = (text: string, groupSign = localGroupSign): number | null => {
  const typed = text.trim();
  if (typed === '') return null;
  if (groupSign && isGrouped(typed, groupSign)) return Number(typed.replaceAll(groupSign, ''));
  if (!number.test(typed) || !/\d/.test(typed)) return Number.NaN;
  return Number(typed.replace(',', '.'));
};
