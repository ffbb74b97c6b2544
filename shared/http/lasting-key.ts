/**
 * How the `Idempotency-Key` of an action begins that may be repeated days later, because it waits on a device that is
 * offline. Its record is kept longer than that of a press.
 */
const LASTING = 'lasting-';

/** Days that the record of such an action is kept. */
export const LASTING_DAYS = 30;

/** A name for an action that may wait on a device before it is sent, or sent again. */
export const newLastingKey = (): string => `${LASTING}${crypto.randomUUID()}`;

/** Whether the record of an action is kept for `LASTING_DAYS`. */
export const isLastingKey = (key: string): boolean => key.startsWith(LASTING);
