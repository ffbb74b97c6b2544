/** The day of a month on which allowances begin, or the month's last where it has no such day. `month` may overflow. */
const onDay = (year: number, month: number, day: number): Date => {
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, last)));
};

/** When the month began in which `now` is: midnight, UTC, of its day. @param day of the month, 1 to 31 */
export const monthOf = (now: Date, day: number): Date => {
  const here = onDay(now.getUTCFullYear(), now.getUTCMonth(), day);
  return here <= now ? here : onDay(now.getUTCFullYear(), now.getUTCMonth() - 1, day);
};

/**
 * When a month that began at `start` is over: the next such day that is at least a month away. Where the day is
 * another one than that of `start`, the month is longer, never shorter: who changes plans gets no second allowance.
 */
export const endOfMonth = (start: Date, day: number): Date => {
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth()];
  const next = onDay(year, month + 1, day);
  return next >= onDay(year, month + 1, start.getUTCDate()) ? next : onDay(year, month + 2, day);
};

/** Midnight, UTC, of an instant's day. */
export const dayOf = (instant: string): Date => new Date(`${instant.slice(0, 10)}T00:00:00.000Z`);
