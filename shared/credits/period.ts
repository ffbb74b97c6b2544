/** Returns the day of a month on which allowances renew, or the last day of a shorter month. `month` may overflow. */
const onDay = (year: number, month: number, day: number): Date => {
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, last)));
};

/** Returns the start of the month that contains `now`, at midnight UTC. @param day of the month, 1 to 31 */
export const monthOf = (now: Date, day: number): Date => {
  const here = onDay(now.getUTCFullYear(), now.getUTCMonth(), day);
  return here <= now ? here : onDay(now.getUTCFullYear(), now.getUTCMonth() - 1, day);
};

/**
 * Returns the end of a month that started at `start`: the next such day that is at least a month away. If the day
 * changed, the month gets longer and never shorter, so that a plan change does not give a second allowance.
 */
export const endOfMonth = (start: Date, day: number): Date => {
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth()];
  const next = onDay(year, month + 1, day);
  return next >= onDay(year, month + 1, start.getUTCDate()) ? next : onDay(year, month + 2, day);
};

/** Returns midnight UTC of an instant's day. */
export const dayOf = (instant: string): Date => new Date(`${instant.slice(0, 10)}T00:00:00.000Z`);
