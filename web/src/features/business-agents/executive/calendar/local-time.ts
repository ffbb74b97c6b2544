import { instantOf } from '#shared/time/instant-of.ts';
import { deviceTimeZone } from '#web/lib/time/device-time-zone.ts';

/** Returns the instant of a local date-time field as ISO 8601 in UTC; blank for none. */
export const instantOfField = (typed: string): string => {
  const [date, time] = typed.split('T');
  return date && time ? instantOf(date, time, deviceTimeZone()).toISOString() : '';
};
