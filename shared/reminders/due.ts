import type { MealType } from '../food-entries/meal-type.ts';
import { instantOf } from '../time/instant-of.ts';
import { addDays, type LocalDate, localDateOf } from '../time/local-date.ts';
import type { Reminder } from './schema.ts';

type Reminders = readonly Reminder[];

/** Monday is 1, Sunday is 7. */
const weekdayOf = (date: LocalDate): number => new Date(`${date}T00:00Z`).getUTCDay() || 7;

/** A week, plus the day to which a clock change may move a reminder. */
const DAYS = 8;

const instantsOn = (reminders: Reminders, date: LocalDate, zone: string): number[] =>
  reminders
    .filter(({ weekdays }) => weekdays.includes(weekdayOf(date)))
    .map(({ time }) => instantOf(date, time, zone).getTime());

/**
 * Returns the first instant after another at which a reminder is due. A local time that occurs twice counts the first
 * time; a skipped one counts at the first instant after it.
 * @returns null without reminders
 */
export const nextDue = (reminders: Reminders, zone: string, after: Date): Date | null => {
  const today = localDateOf(after, zone);
  for (let day = 0; day <= DAYS; day += 1) {
    const later = instantsOn(reminders, addDays(today, day), zone).filter((at) => at > after.getTime());
    if (later.length > 0) return new Date(Math.min(...later));
  }
  return null;
};

/** A due reminder. */
export interface DueReminder {
  meal_type: MealType;
  date: LocalDate;
  /** Only meals logged after this instant make the reminder unnecessary; null for the whole day. */
  since: Date | null;
}

/**
 * Returns the reminder that is due at an instant with the current settings, or null if they were changed. If a day has
 * two snack reminders, a snack eaten before the first does not cancel the second.
 */
export const reminderAt = (reminders: Reminders, zone: string, due: Date): DueReminder | null => {
  const shown = localDateOf(due, zone);
  // The reminders of a day that the time zone skips are due at the first instant of the next day.
  for (const date of [shown, addDays(shown, -1)]) {
    const ofDay = reminders.filter(({ weekdays }) => weekdays.includes(weekdayOf(date)));
    const found = ofDay.find(({ time }) => instantOf(date, time, zone).getTime() === due.getTime());
    if (!found) continue;
    const { meal_type, time } = found;
    const before = ofDay.filter((other) => other.meal_type === meal_type && other.time < time);
    const last = before
      .map((other) => other.time)
      .toSorted()
      .at(-1);
    return { meal_type, date, since: last === undefined ? null : instantOf(date, last, zone) };
  }
  return null;
};
