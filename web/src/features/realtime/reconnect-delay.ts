const FIRST = 1_000;
const MAX_DELAY_MS = 60_000;

/**
 * Returns the pause before the next attempt in ms: doubles up to a minute, half of it random, so that a deployment does
 * not reconnect every client in the same second.
 * @param attempts failed attempts since the last success
 * @param chance 0 to 1
 */
export const reconnectDelay = (attempts: number, chance: number): number =>
  Math.min(MAX_DELAY_MS, FIRST * 2 ** attempts) * (0.5 + chance / 2);
