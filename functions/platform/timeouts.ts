/**
 * Returns a time-out in ms, multiplied by the variable `TIMEOUT_FACTOR` where it is set. AWS never sets it: tests that
 * are not about time do, so that a busy machine cannot fail them.
 */
export const scaleTimeout = (ms: number): number => ms * Number(process.env['TIMEOUT_FACTOR'] ?? 1);

/** Returns a signal that aborts with a `TimeoutError` after `ms`, scaled by `scaleTimeout`. */
export const timeoutSignal = (ms: number): AbortSignal => AbortSignal.timeout(scaleTimeout(ms));
