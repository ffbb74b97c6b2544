import { addDays, type LocalDate } from '#shared/time/local-date.ts';

/** Returns the first day of the month that is `months` after the given day's month (before it if negative). */
const monthAfter = (date: LocalDate, months: number): LocalDate => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  const whole = year * 12 + month - 1 + months;
  const name = String(Math.floor(whole / 12)).padStart(4, '0');
  return `${name}-${String((whole % 12) + 1).padStart(2, '0')}-01`;
};

/** Returns the last days of the previous months, oldest first, and today for the current month. */
export const lastDaysOfMonths = (today: LocalDate, count: number): LocalDate[] =>
  Array.from({ length: count }, (_, at) =>
    at === count - 1 ? today : addDays(monthAfter(today, at + 2 - count), -1),
  );
