const formats = new Map<string, Intl.NumberFormat>();

/** `$19.99` of 1999 cents. */
export const money = (cents: number, currency: string): string => {
  const format =
    formats.get(currency) ??
    new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() });
  formats.set(currency, format);
  return format.format(cents / 100);
};

/** `22 Nov 2026`: the day of an instant, UTC, in the words of Stripe's invoices. */
export const dayOf = (at: number): string =>
  new Date(at * 1000).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** `a month`, `every 3 months`. */
export const rhythmOf = (recurring: { interval: string; interval_count: number }): string =>
  recurring.interval_count === 1
    ? `a ${recurring.interval}`
    : `every ${recurring.interval_count} ${recurring.interval}s`;
