/**
 * Prefix of an `Idempotency-Key` whose action may be retried days later because it is queued on an offline device. Its
 * record is kept longer.
 */
const LASTING = 'lasting-';

/** Days for which the record of such an action is kept. */
export const OFFLINE_KEY_DAYS = 30;

/**
 * Creates the key of an action that may be queued on a device before it is sent or retried.
 * @param id unique among all actions; the same ID gives the same key
 */
export const createOfflineKey = (id: string = crypto.randomUUID()): string => `${LASTING}${id}`;

/** Returns whether the record of an action is kept for `OFFLINE_KEY_DAYS`. */
export const isOfflineKey = (key: string): boolean => key.startsWith(LASTING);
