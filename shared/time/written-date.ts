/** Order of days and months in dates with slashes. */
export const dateOrders = ['month-first', 'day-first'] as const;
export type DateOrder = (typeof dateOrders)[number];

const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?![\d/.-])/;
const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?!\d)/;
const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})(?!\d)/;

const two = (part = ''): string => part.padStart(2, '0');
const four = (year = ''): string => (year.length === 2 ? `20${year}` : year);

/** Returns a date as YYYY-MM-DD without checking that it exists; other text is returned unchanged. */
export const readDate = (text: string, order: DateOrder): string => {
  const written = text.trim();
  const [, year, , month, day] = yearFirst.exec(written) ?? [];
  if (year) return `${year}-${two(month)}-${two(day)}`;
  const [, dayFirst, monthSecond, yearLast] = dotted.exec(written) ?? [];
  if (yearLast) return `${four(yearLast)}-${two(monthSecond)}-${two(dayFirst)}`;
  const [, first, second, last] = slashed.exec(written) ?? [];
  if (!last) return written;
  return order === 'month-first'
    ? `${four(last)}-${two(first)}-${two(second)}`
    : `${four(last)}-${two(second)}-${two(first)}`;
};

/** Date order derived from a file's dates. */
export interface KnownOrder {
  order: DateOrder;
  /** An ambiguous date, if all dates are ambiguous. */
  doubtful: string | null;
}

/**
 * Derives the date order: a number over 12 is a day. If all dates are ambiguous, the month is first, as in all known
 * exports.
 */
export const orderOf = (dates: readonly string[]): KnownOrder => {
  const parts = dates.map((date) => slashed.exec(date.trim())).filter((part) => part !== null);
  if (parts.some(([, , second]) => Number(second) > 12)) return { order: 'month-first', doubtful: null };
  if (parts.some(([, first]) => Number(first) > 12)) return { order: 'day-first', doubtful: null };
  const differing = parts.find(([, first, second]) => Number(first) !== Number(second));
  return { order: 'month-first', doubtful: differing?.[0] ?? null };
};
