import type { Clock } from '../../../gateway/clock.ts';
import type { Settings } from '../store/settings.ts';

/** Stripe's clock: the machine's, moved forward by as much as it was told. Seconds since 1970. */
export interface MovableClock {
  now(): number;
  wallNow(): number;
  /** Runs work at an instant, which may be in the past; the clock stays where it is, or moves on to it. */
  at<T>(instant: number, work: () => T): T;
  /** Moves forward; never back. */
  moveTo(instant: number): void;
}

/** @param beginsAt what it shows at its first start; the machine's time when absent */
export const createMovableClock = (settings: Settings, base: Clock, beginsAt?: Date): MovableClock => {
  let played: number | undefined;
  const wallNow = (): number => Math.floor(base().getTime() / 1000);
  settings.once('clock_ahead', () =>
    String(beginsAt ? Math.floor(beginsAt.getTime() / 1000) - wallNow() : 0),
  );
  const ahead = (): number => Number(settings.get('clock_ahead'));
  const now = (): number => played ?? wallNow() + ahead();
  const moveTo = (instant: number): void => {
    if (instant > wallNow() + ahead()) settings.set('clock_ahead', String(instant - wallNow()));
  };
  return {
    now,
    wallNow,
    moveTo,
    at: (instant, work) => {
      played = instant;
      try {
        moveTo(instant);
        return work();
      } finally {
        played = undefined;
      }
    },
  };
};
