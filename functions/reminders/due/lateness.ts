/** After this delay the meal is over, so the reminder is dropped. */
export const LATEST_MS = 60 * 60_000;

export const isTooLate = (due: Date, now: Date): boolean => now.getTime() - due.getTime() >= LATEST_MS;

/** Returns for how many seconds a reminder is worth delivering. */
export const secondsLeft = (due: Date, now: Date): number =>
  Math.max(0, Math.floor((due.getTime() + LATEST_MS - now.getTime()) / 1000));
