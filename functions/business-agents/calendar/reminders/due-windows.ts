import { leadTimes } from '#shared/business-agents/calendar/work-reminders.ts';
import { minutesAfter } from '#shared/business-agents/executive/quarters.ts';

/** How late a reminder may be, minutes: longer than a few failed runs, and than a meeting booked at short notice. */
const LATE_MINUTES = 15;
/** From 09:00 until the end of the day at 23:59. */
const DAY_TASK_MINUTES = 14 * 60 + 59;

/** The start or due times of which users are reminded now, inclusive, and how long before. */
export interface DueWindow {
  minutes: number;
  from: Date;
  until: Date;
}

const windowOf = (minutes: number, now: Date): DueWindow => ({
  minutes,
  from: minutesAfter(now, minutes - LATE_MINUTES),
  until: minutesAfter(now, minutes),
});

/** Returns one window per lead time that users can choose. */
export const windowsAt = (now: Date): DueWindow[] => leadTimes.map((minutes) => windowOf(minutes, now));

/** Returns the window of tasks that are due at the end of a day: the reminder is at 09:00. */
export const dayTaskWindow = (now: Date): DueWindow => windowOf(DAY_TASK_MINUTES, now);

/** Returns the hours that a window touches, as `YYYY-MM-DDTHH`: one or two, since it is shorter than an hour. */
export const hoursOf = ({ from, until }: DueWindow): string[] => [
  ...new Set([from, until].map((instant) => instant.toISOString().slice(0, 13))),
];
