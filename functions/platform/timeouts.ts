/**
 * Returns a timeout in ms, multiplied by the environment variable `TIMEOUT_FACTOR` if set. Only tests that are not
 * about time set it, so that they pass on a busy machine.
 */
export const scaleTimeout = (ms: number): number => ms * Number(process.env['TIMEOUT_FACTOR'] ?? 1);

/** Returns a signal that aborts with a `TimeoutError` after `ms`, scaled by `scaleTimeout`. */
export const timeoutSignal = (ms: number): AbortSignal => AbortSignal.timeout(scaleTimeout(ms));
