import { addDays, type LocalDate } from '#shared/time/local-date.ts';

/** 1 is Monday, 7 is Sunday. */
const MONDAY = 1;

interface WeekOfLocale {
  firstDay: number;
}

/** Returns the first day of the week in the browser's language; Monday if unknown. */
export const firstWeekday = (language = navigator.language): number => {
  const locale = new Intl.Locale(language) as Intl.Locale & {
    getWeekInfo?: () => WeekOfLocale;
    weekInfo?: WeekOfLocale;
  };
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? MONDAY;
};

const weekdayOf = (date: LocalDate): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** Returns the first day of a day's month. */
export const monthOf = (date: LocalDate): LocalDate => `${date.slice(0, 7)}-01`;

/** Returns the first day of the month `count` months later, or earlier if negative. */
export const addMonths = (month: LocalDate, count: number): LocalDate => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 10);
};

/** Returns the same day `count` months later, or that month's last day if it is shorter. */
export const addMonthsToDay = (date: LocalDate, count: number): LocalDate => {
  const month = addMonths(monthOf(date), count);
  const last = addDays(addMonths(month, 1), -1);
  const same = `${month.slice(0, 8)}${date.slice(8)}`;
  return same > last ? last : same;
};

/** Returns the first day of a day's week. */
export const startOfWeek = (date: LocalDate, first: number): LocalDate =>
  addDays(date, -((weekdayOf(date) - first + 7) % 7));

/** Returns the weeks of a month with seven days each; days of other months are null. */
export const weeksOf = (month: LocalDate, first: number): (LocalDate | null)[][] => {
  const next = addMonths(month, 1);
  const weeks: (LocalDate | null)[][] = [];
  for (let start = startOfWeek(month, first); start < next; start = addDays(start, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const date = addDays(start, index);
        return date >= month && date < next ? date : null;
      }),
    );
  }
  return weeks;
};
