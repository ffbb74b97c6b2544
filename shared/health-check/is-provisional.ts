/** Logged days of the last 7 from which on a score is meaningful (decision D59). */
const FEWEST_DAYS = 3;

/** Returns whether a score is provisional: it is shown small and gray, and nothing is painted red. */
export const isProvisional = (daysLogged: number): boolean => daysLogged < FEWEST_DAYS;
