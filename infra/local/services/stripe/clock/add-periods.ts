/** The billing interval of a price. */
export interface Rhythm {
  interval: string;
  interval_count: number;
}

const lastDayOf = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

const addMonths = (at: number, months: number): number => {
  const date = new Date(at * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  // A day that the month lacks becomes its last day. Counting from the anchor restores the day in the next long month.
  date.setUTCDate(Math.min(day, lastDayOf(date.getUTCFullYear(), date.getUTCMonth())));
  return date.getTime() / 1000;
};

/** Adds whole periods to an anchor, in seconds, UTC. */
export const addPeriods = (
  anchor: number,
  { interval, interval_count: count }: Rhythm,
  periods: number,
): number => {
  const steps = periods * count;
  if (interval === 'day') return anchor + steps * 86_400;
  if (interval === 'week') return anchor + steps * 7 * 86_400;
  return addMonths(anchor, interval === 'year' ? 12 * steps : steps);
};

/** Returns the first period end, counted from the anchor, after an instant. */
export const periodEndAfter = (anchor: number, rhythm: Rhythm, after: number): number => {
  for (let periods = 1; ; periods++) {
    const end = addPeriods(anchor, rhythm, periods);
    if (end > after) return end;
  }
};
