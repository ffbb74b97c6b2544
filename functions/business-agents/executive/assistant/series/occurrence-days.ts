import { parseRecurrenceRule, ruleDays } from '#shared/business-agents/calendar/recurrence-rule.ts';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import { weekdayOf } from '../../../common/text/weekdays.ts';

/** Days that are searched: five years. */
const MAX_DAYS = 1_830;
const WEEK = 7;

const daysBetween = (one: LocalDate, other: LocalDate): number =>
  Math.round((Date.parse(other) - Date.parse(one)) / 86_400_000);
const monthsBetween = (one: LocalDate, other: LocalDate): number =>
  (Number(other.slice(0, 4)) - Number(one.slice(0, 4))) * 12 +
  Number(other.slice(5, 7)) -
  Number(one.slice(5, 7));
const lastDay = (day: LocalDate): number =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();

/**
 * Returns the first days of a rule as the assistant reads it, from a day on. The calendar expands the stored rule with
 * its own library; this is for the first day, the last day and a look at the calendar before anything is stored.
 */
export const occurrenceDays = (rrule: string, from: LocalDate, count: number): LocalDate[] => {
  const rule = parseRecurrenceRule(rrule);
  if (!rule) return [];
  const { freq, interval, byDay, byMonthDay } = rule;
  const monday = addDays(from, 1 - weekdayOf(from));
  const fits = (day: LocalDate): boolean => {
    const date = Number(day.slice(8));
    const own = byDay.filter((one) => ruleDays.indexOf(one.day) + 1 === weekdayOf(day));
    if (freq === 'DAILY') return daysBetween(from, day) % interval === 0;
    if (freq === 'WEEKLY')
      return (
        Math.floor(daysBetween(monday, day) / WEEK) % interval === 0 &&
        (byDay.length > 0 ? own.length > 0 : weekdayOf(day) === weekdayOf(from))
      );
    if (freq === 'YEARLY') return day.slice(5) === from.slice(5);
    if (byDay.length > 0)
      return own.some(({ nth }) =>
        nth === -1 ? date > lastDay(day) - WEEK : Math.ceil(date / WEEK) === nth,
      );
    return monthsBetween(from, day) % interval === 0 && date === (byMonthDay[0] ?? Number(from.slice(8)));
  };
  const found: LocalDate[] = [];
  for (let at = 0; at < MAX_DAYS && found.length < count; at += 1) {
    const day = addDays(from, at);
    if (fits(day)) found.push(day);
  }
  return found;
};
