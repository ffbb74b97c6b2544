/** Delay where the browser does not tell when it is idle (Safari), in ms. */
const PAUSE_MS = 100;

/**
 * Calls a function when the browser has nothing else to do.
 * @param latest longest delay on a page that is never idle, in ms
 */
export const whenIdle = (callback: () => void, latest = 2_000): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: latest });
  else setTimeout(callback, PAUSE_MS);
};
