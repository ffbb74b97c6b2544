import { locale } from '#web/lib/language/language.ts';

const dollars = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
});

/** Formats US dollars with two decimals, e.g. '$6.40'. */
export const formatDollars = (amount: number): string => dollars.format(amount);
