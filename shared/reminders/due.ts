import type { MealType } from '../food-entries/meal-type.ts';
import { instantOf } from '../time/instant-of.ts';
import { addDays, type LocalDate, localDateOf } from '../time/local-date.ts';
import type { Reminder } from './schema.ts';

type Reminders = readonly Reminder[];

/** Monday is 1, Sunday 7. */
const weekdayOf = (date: LocalDate): number => new Date(`${date}T00:00Z`).getUTCDay() || 7;

/** A week, and the day on which a clock that is set forward may move a reminder. */
const DAYS = 8;

const instantsOn = (reminders: Reminders, date: LocalDate, zone: string): number[] =>
  reminders
    .filter(({ weekdays }) => weekdays.includes(weekdayOf(date)))
    .map(({ time }) => instantOf(date, time, zone).getTime());

/**
 * The first instant after another at which a reminder is due. A time that the wall shows twice is due the first time,
 * one that it skips at the first instant after.
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

/** What a person is to be reminded of. */
export interface DueReminder {
  meal_type: MealType;
  date: LocalDate;
  /** A meal logged after it was meant by this reminder; null: all of the day. */
  since: Date | null;
}

/**
 * The reminder that is due at an instant, by the times as they are now; null where none is, because they were changed.
 * Of two snacks of a day, what was eaten before the first one's time does not silence the second.
 */
export const reminderAt = (reminders: Reminders, zone: string, due: Date): DueReminder | null => {
  const shown = localDateOf(due, zone);
  // A skipped day's reminders are due at the first instant of the next one.
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
