/** A reminder that comes later than this is about a meal that is over. */
export const LATEST_MS = 60 * 60_000;

export const isTooLate = (due: Date, now: Date): boolean => now.getTime() - due.getTime() >= LATEST_MS;

/** Seconds for which a reminder is worth to be delivered. */
export const secondsLeft = (due: Date, now: Date): number =>
  Math.max(0, Math.floor((due.getTime() + LATEST_MS - now.getTime()) / 1000));
