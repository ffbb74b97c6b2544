const formats = new Map<string, Intl.NumberFormat>();

/** Formats an amount, e.g. `$19.99` for 1999 cents. */
export const money = (cents: number, currency: string): string => {
  const format =
    formats.get(currency) ??
    new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() });
  formats.set(currency, format);
  return format.format(cents / 100);
};

/** Formats the UTC day of an instant as Stripe's invoices do: `22 Nov 2026`. */
export const dayOf = (at: number): string =>
  new Date(at * 1000).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Formats a billing interval: `a month`, `every 3 months`. */
export const rhythmOf = (recurring: { interval: string; interval_count: number }): string =>
  recurring.interval_count === 1
    ? `a ${recurring.interval}`
    : `every ${recurring.interval_count} ${recurring.interval}s`;
