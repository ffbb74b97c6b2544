import { locale } from '#web/lib/language/language.ts';
import { t } from '#web/lib/language/translate.ts';

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const name = JSON.stringify(options);
  const known = formats.get(name) ?? new Intl.NumberFormat(locale, options);
  formats.set(name, known);
  return known;
};

/**
 * Formats a number in the browser's language.
 * @param digits maximum number of decimals; trailing zeros are omitted
 * @example formatNumber(1240) // '1,240'
 */
export const formatNumber = (value: number, digits = 0): string =>
  formatOf({ maximumFractionDigits: digits }).format(value);

/** Formats a fraction as a percentage, e.g. `0.59` as '59%'. */
export const formatPercent = (share: number): string =>
  formatOf({ style: 'percent', maximumFractionDigits: 0 }).format(share);

/** Shown for missing values: unknown is never shown as 0. */
export const NOT_KNOWN = t('not known');

/** Formats a number for a field: with the language's decimal mark, without thousands separators. */
export const fieldNumber = (value: number, digits = 1): string =>
  formatOf({ maximumFractionDigits: digits, useGrouping: false }).format(value);
