import type { Clock } from '../gateway/clock.ts';
import type { Store } from '../store.ts';

/** The local product's one clock: the machine's clock plus an offset. Everything that asks for the time reads it. */
export interface ProductClock {
  now: Clock;
  /** The offset to the machine's clock in ms, in memory that the functions' threads share. */
  offset: Float64Array;
  /** Moves the clock to a later instant. Earlier instants are ignored. */
  moveTo(instant: Date): void;
}

/**
 * Opens the clock with the offset of the last run, because data is never older than the clock.
 * @param startAt time to start at; on the first start it can also be in the past
 * @throws Error when the data is later than `startAt`
 */
export const openProductClock = (store: Store, startAt?: Date): ProductClock => {
  store.exec('CREATE TABLE IF NOT EXISTS clock (id INTEGER PRIMARY KEY, offset_ms INTEGER NOT NULL) STRICT');
  const put = store.prepare('INSERT OR REPLACE INTO clock VALUES (1, ?)');
  const kept = store.prepare('SELECT offset_ms FROM clock').get()?.['offset_ms'];
  const offset = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));
  const set = (ms: number): void => {
    offset[0] = ms;
    put.run(ms);
  };
  const now = (): Date => new Date(Date.now() + offset[0]!);

  set(Number(kept ?? 0));
  if (startAt) {
    if (kept !== undefined && startAt < now())
      throw new Error(
        `The local data is at ${now().toISOString()}, after ${startAt.toISOString()}. ` +
          'Use a later --now, or add --fresh to delete the data.',
      );
    set(startAt.getTime() - Date.now());
  }
  return {
    now,
    offset,
    moveTo: (instant) => {
      if (instant > now()) set(instant.getTime() - Date.now());
    },
  };
};
