import { instantOf } from '#shared/time/instant-of.ts';
import { wallClockOf } from '#shared/time/wall-clock.ts';

const LOCAL_MINUTE = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/;

/** Returns an instant as the value of a `datetime-local` field. */
export const toLocalMinute = (instant: string, zone: string): string => {
  const { date, time } = wallClockOf(new Date(instant), zone);
  return `${date}T${time.slice(0, 'HH:MM'.length)}`;
};

/** Returns the instant of such a value; null if it is incomplete. */
export const toInstant = (value: string, zone: string): string | null => {
  const [, date, time] = LOCAL_MINUTE.exec(value) ?? [];
  return date && time ? instantOf(date, time, zone).toISOString() : null;
};
