/** Formats whole numbers in the language of the page. */
export const numberInPage = (value: number): string =>
  new Intl.NumberFormat(document.documentElement.lang || 'en', { maximumFractionDigits: 0 }).format(value);
