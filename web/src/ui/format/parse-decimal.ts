import { locale } from '#web/lib/language/language.ts';
const number = /^\d*[.,]?\d*$/;

/** Between thousands in this browser's language, e.g. ',' in English and '.' in German. */
const localGroupSign =
  new Intl.NumberFormat(locale).formatToParts(1_234_567).find(({ type }) => type === 'group')?.value ?? '';

const isGrouped = (text: string, sign: string): boolean => {
  const [head = '', ...groups] = text.split(sign);
  return groups.length > 0 && /^[1-9]\d{0,2}$/.test(head) && groups.every((group) => /^\d{3}$/.test(group));
};

/**
 * Reads what a person typed as a number, with a decimal point or a decimal comma.
 * @param groupSign sign between thousands: '1,500' is 1500 where that is a comma, and 1.5 where it is not
 * @returns null for a blank field; NaN for what is no number, and for negative ones
 * @example parseDecimal('1,5') // 1.5
 */
export const parseDecimal = (text: string, groupSign = localGroupSign): number | null => {
  const typed = text.trim();
  if (typed === '') return null;
  if (groupSign && isGrouped(typed, groupSign)) return Number(typed.replaceAll(groupSign, ''));
  if (!number.test(typed) || !/\d/.test(typed)) return Number.NaN;
  return Number(typed.replace(',', '.'));
};
