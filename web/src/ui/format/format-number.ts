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
 * A number as this browser's language writes it.
 * @param digits most digits after the decimal sign; trailing zeros are left out
 * @example formatNumber(1240) // '1,240'
 */
export const formatNumber = (value: number, digits = 0): string =>
  formatOf({ maximumFractionDigits: digits }).format(value);

/** A share of 1 as a percentage, e.g. `0.59` as '59%'. */
export const formatPercent = (share: number): string =>
  formatOf({ style: 'percent', maximumFractionDigits: 0 }).format(share);

/** What stands where a figure is missing: unknown is never shown as 0. */
export const NOT_KNOWN = t('not known');

/** A number as a field holds it: with this language's decimal sign, without signs between thousands. */
export const fieldNumber = (value: number, digits = 1): string =>
  formatOf({ maximumFractionDigits: digits, useGrouping: false }).format(value);
