import type { Clock } from '../../../gateway/clock.ts';
import type { Settings } from '../store/settings.ts';

/** Stripe's clock: the product's clock plus an offset that tests can increase. Seconds since 1970. */
export interface MovableClock {
  now(): number;
  wallNow(): number;
  /**
   * Runs work with the clock set to an instant. A past instant does not move the clock back; a future one moves it
   * forward.
   */
  at<T>(instant: number, work: () => T): T;
  /** Moves the clock forward, never back. */
  moveTo(instant: number): void;
}

/** Creates the clock. @param beginsAt time on the first start; default: the product's time */
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
