import type { NewFoodEntryInput } from '#shared/food-entries/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';

/** Entry with the time when it was typed, because it may be sent days later. */
export type TimedEntry = NewFoodEntryInput & { logged_at: string };

/** Photos of a meal that are not analyzed yet. */
export interface QueuedPhotos {
  jpegs: Blob[];
  /** Keys of the uploaded ones, in the same order. */
  keys: string[];
  /** What the user typed about the meal; missing in rows of older versions. */
  text?: string;
  /** `Idempotency-Key` of an earlier analysis without a response. */
  analysis_key: string | null;
}

/** Pending change of an entry that may already be in the diary, applied once that is known. */
type Afterwards =
  | {
      want: 'changed';
      entry: TimedEntry;
      /** `Idempotency-Key` of every attempt; missing in rows of older versions. */
      key?: string;
    }
  | { want: 'removed' };

/** An entry as stored in the diary. */
export interface Written {
  id: string;
  /** null if it was changed elsewhere: it is read again. */
  version: number | null;
}

/** Queued entry. */
export interface QueuedRow {
  /** Order of logging, assigned by the browser's database. */
  seq: number;
  /** `sub` of its user. */
  owner: string;
  /** `Idempotency-Key` of every attempt. */
  key: string;
  entry: TimedEntry;
  local_date: LocalDate;
  /** Photos to analyze; null for a typed entry. */
  photos: QueuedPhotos | null;
  /** First attempt without a response, ISO 8601: the entry may be in the diary since then. */
  sent_at: string | null;
  /** The entry in the diary, until `afterwards` is done. */
  written: Written | null;
  afterwards: Afterwards | null;
  /** Number of server errors so far. */
  breakdowns: number;
  /** Reason of a rejection; the row then waits for the user. */
  refusal: { code: string; message: string } | null;
}

export type NewQueuedRow = Omit<QueuedRow, 'seq'>;

/** Storage of the queue. Each change is a transaction, also across tabs. */
export interface QueueStore {
  add: (row: NewQueuedRow) => Promise<number>;
  /** Returns the rows in order. */
  list: (owner: string) => Promise<QueuedRow[]>;
  /** Returns the first row from `from` on. */
  next: (owner: string, from: number) => Promise<QueuedRow | undefined>;
  /**
   * Changes the current row; null deletes it.
   * @returns the changed row; undefined if it no longer exists
   */
  change: (seq: number, change: (row: QueuedRow) => QueuedRow | null) => Promise<QueuedRow | undefined>;
  /** Restores a row at its position. */
  put: (row: QueuedRow) => Promise<void>;
  /** Deletes a user's rows. */
  clear: (owner: string) => Promise<void>;
}

/** Code of a row that may be in the diary: only the user can say whether it is. */
export const UNSURE_CODE = 'UNSURE';
