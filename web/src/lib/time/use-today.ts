import { useSyncExternalStore } from 'react';
import { type LocalDate, localDateOf } from '#shared/time/local-date.ts';
import { deviceTimeZone } from './device-time-zone.ts';

export interface Today {
  /** The wall-clock day where this device is. */
  date: LocalDate;
  /** IANA name of the zone where this device is. */
  timeZone: string;
}

const MINUTE = 60_000;

let known: Today = { date: '', timeZone: '' };

/** The same object until the day or the zone changes. */
const read = (): Today => {
  const timeZone = deviceTimeZone();
  const date = localDateOf(new Date(), timeZone);
  if (date !== known.date || timeZone !== known.timeZone) known = { date, timeZone };
  return known;
};

/** A device that slept or was elsewhere tells by one of these that somebody looks again. */
const lookedAgain = [
  [window, 'focus'],
  [window, 'pageshow'],
  [document, 'visibilitychange'],
] as const;

/**
 * Looks at the clock on every whole minute: midnight falls on one in every zone, however long the day was, and a
 * change of zone, of which no event tells, is seen within a minute.
 */
const follow = (onLook: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const schedule = () => {
    timer = setTimeout(
      () => {
        schedule();
        onLook();
      },
      MINUTE - (Date.now() % MINUTE),
    );
  };
  schedule();
  for (const [target, event] of lookedAgain) target.addEventListener(event, onLook);
  return () => {
    clearTimeout(timer);
    for (const [target, event] of lookedAgain) target.removeEventListener(event, onLook);
  };
};

/**
 * Today, where this device is. Renders again when the day changes: at midnight, on waking from sleep, and after
 * travel into another zone.
 */
export const useToday = (): Today => useSyncExternalStore(follow, read);
