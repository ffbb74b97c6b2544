const FIRST = 1_000;
const MAX_DELAY_MS = 60_000;

/**
 * Pause before the next attempt, in ms: doubles up to a minute, with half of it left to chance, so that a
 * deployment does not bring everybody back in the same second.
 * @param attempts attempts that failed since the last success
 * @param chance 0 to 1
 */
export const reconnectDelay = (attempts: number, chance: number): number =>
  Math.min(MAX_DELAY_MS, FIRST * 2 ** attempts) * (0.5 + chance / 2);
