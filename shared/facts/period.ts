import { addDays, daysEnding, type LocalDate } from '../time/local-date.ts';
import { dayAndMonth, dayAndMonthInGerman, dayInGerman, dayInWords, isWeekend } from './calendar.ts';
import { type Fact, figureFact } from './fact.ts';

/** The days that a question or statement is about. */
export interface Period {
  id: string;
  dates: readonly LocalDate[];
  /** A fact, because 'in the last 7 days' contains a number. Its words fit into a sentence. */
  fact: Fact;
}

const periodOf = (id: string, dates: readonly LocalDate[], words: string, german: string): Period => ({
  id,
  dates,
  fact: { ...figureFact(`${id}.length`, `Days ${words}`, dates.length, 'day'), words, german },
});

/** 'today', 'yesterday', 'on Monday, 16 November'. */
export const dayPeriod = (date: LocalDate, today: LocalDate): Period => {
  if (date === today) return periodOf('today', [date], 'today', 'heute');
  if (date === addDays(today, -1)) return periodOf('yesterday', [date], 'yesterday', 'gestern');
  return periodOf(date, [date], `on ${dayInWords(date, today)}`, `am ${dayInGerman(date, today)}`);
};

/** '(9 November to 15 November)'. */
const inBrackets = (dates: readonly LocalDate[]): string =>
  `(${dayAndMonth(dates[0] ?? '')} to ${dayAndMonth(dates.at(-1) ?? '')})`;

/** Returns the last days including today. Everywhere in the product a week is the last 7 days (decision D6). */
export const lastDays = (count: number, today: LocalDate): Period =>
  count === 1
    ? dayPeriod(today, today)
    : periodOf(
        `last-${count}`,
        daysEnding(today, count),
        `in the last ${count} days`,
        `in den letzten ${count} Tagen`,
      );

/** The 7 days before the last 7. */
export const weekBefore = (today: LocalDate): Period => {
  const dates = daysEnding(addDays(today, -7), 7);
  return periodOf(
    'week-before',
    dates,
    `in the week before this one ${inBrackets(dates)}`,
    `in der Woche davor (${dayAndMonthInGerman(dates[0] ?? '')} bis ${dayAndMonthInGerman(dates.at(-1) ?? '')})`,
  );
};

/** Creates a named period: 'this month', 'diesen Monat'. */
export const namedPeriod = (id: string, dates: readonly LocalDate[], words: string, german: string): Period =>
  periodOf(id, dates, words, german);

/** Monday to Friday of the last 28 days. */
export const weekdayPeriod = (today: LocalDate): Period =>
  periodOf(
    'weekdays',
    daysEnding(today, 28).filter((date) => !isWeekend(date)),
    'on weekdays',
    'an Werktagen',
  );

/** Saturdays and Sundays of the last 28 days. */
export const weekendPeriod = (today: LocalDate): Period =>
  periodOf('weekends', daysEnding(today, 28).filter(isWeekend), 'on weekends', 'an Wochenenden');

/** 'from 3 November to 9 November'. */
export const fromTo = (dates: readonly LocalDate[], today: LocalDate): Period => {
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  if (first === last) return dayPeriod(first, today);
  return periodOf(
    `${first}..${last}`,
    dates,
    `from ${dayAndMonth(first)} to ${dayAndMonth(last)}`,
    `vom ${dayAndMonthInGerman(first)} bis ${dayAndMonthInGerman(last)}`,
  );
};

export const isOneDay = ({ dates }: Period): boolean => dates.length === 1;
