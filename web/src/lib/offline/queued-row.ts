import type { NewFoodEntryInput } from '#shared/food-entries/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';

/** An entry with the moment it was typed at: it may be sent days later. */
export type TimedEntry = NewFoodEntryInput & { logged_at: string };

/** Photos of a meal that nobody has looked at yet. */
export interface QueuedPhotos {
  jpegs: Blob[];
  /** Keys of those that are stored, in the same order. */
  keys: string[];
  /** `Idempotency-Key` of an analysis that was asked for before, and whose answer did not come. */
  analysis_key: string | null;
}

/** What the person wanted of an entry that may be in the diary already: it is done once that is known. */
type Afterwards = { want: 'changed'; entry: TimedEntry } | { want: 'removed' };

/** An entry as the diary has it. */
export interface Written {
  id: string;
  /** null where it was changed elsewhere: the one of then is read anew. */
  version: number | null;
}

/** What waits on this device to be written to the diary. */
export interface QueuedRow {
  /** Order of logging, given by the browser's database. */
  seq: number;
  /** `sub` of the person whose it is. */
  owner: string;
  /** `Idempotency-Key` that it is sent with, however often. */
  key: string;
  entry: TimedEntry;
  local_date: LocalDate;
  /** Photos that become the entry; null for one that was typed. */
  photos: QueuedPhotos | null;
  /** When it was sent first without an answer, ISO 8601: since then it may be in the diary. */
  sent_at: string | null;
  /** The entry as the diary has it, until `afterwards` is done. */
  written: Written | null;
  afterwards: Afterwards | null;
  /** Answers of a broken server so far. */
  breakdowns: number;
  /** Why it was not taken; it waits for the person then. */
  refusal: { code: string; message: string } | null;
}

export type NewQueuedRow = Omit<QueuedRow, 'seq'>;

/** Where what waits is kept. Each change is one transaction, also between windows. */
export interface QueueStore {
  add: (row: NewQueuedRow) => Promise<number>;
  /** In order. */
  list: (owner: string) => Promise<QueuedRow[]>;
  /** The first that is not before `from`. */
  next: (owner: string, from: number) => Promise<QueuedRow | undefined>;
  /**
   * Changes a row as it is by then; null takes it away.
   * @returns the row as it is now; undefined when it is gone
   */
  change: (seq: number, change: (row: QueuedRow) => QueuedRow | null) => Promise<QueuedRow | undefined>;
  /** Puts a row back in the place that it had. */
  put: (row: QueuedRow) => Promise<void>;
  /** Forgets what of a person waits. */
  clear: (owner: string) => Promise<void>;
}
