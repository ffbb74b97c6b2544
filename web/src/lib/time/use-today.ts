import { useSyncExternalStore } from 'react';
import { type LocalDate, localDateOf } from '#shared/time/local-date.ts';
import { deviceTimeZone } from './device-time-zone.ts';

export interface Today {
  /** Local date of this device. */
  date: LocalDate;
  /** IANA name of this device's time zone. */
  timeZone: string;
}

const MINUTE = 60_000;

let known: Today = { date: '', timeZone: '' };
/** Full minutes since 1970 when `known` was last checked; 0 to check it again. */
let checkedAt = 0;

/**
 * Returns the same object until the day or the time zone changes. Each render of each component asks, and the time zone
 * takes far longer to read than the clock, so it is read once a minute and after the events of `lookedAgain`.
 */
const read = (): Today => {
  const minute = Math.floor(Date.now() / MINUTE);
  if (minute === checkedAt) return known;
  checkedAt = minute;
  const timeZone = deviceTimeZone();
  const date = localDateOf(new Date(), timeZone);
  if (date !== known.date || timeZone !== known.timeZone) known = { date, timeZone };
  return known;
};

/** Events after which a device may have slept or moved. */
const lookedAgain = [
  [window, 'focus'],
  [window, 'pageshow'],
  [document, 'visibilitychange'],
] as const;

/**
 * Checks the clock every full minute: midnight falls on one in every time zone, and a change of time zone, which has no
 * event, is noticed within a minute.
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
  const lookAgain = () => {
    checkedAt = 0;
    onLook();
  };
  schedule();
  for (const [target, event] of lookedAgain) target.addEventListener(event, lookAgain);
  return () => {
    clearTimeout(timer);
    for (const [target, event] of lookedAgain) target.removeEventListener(event, lookAgain);
  };
};

/**
 * Returns the current local day. Renders again when it changes: at midnight, after sleep, and after traveling to
 * another time zone.
 */
export const useToday = (): Today => useSyncExternalStore(follow, read);
