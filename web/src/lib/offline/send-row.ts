import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { LASTING_DAYS } from '#shared/http/lasting-key.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import type { TimedEntry, WaitingRow, WaitingStore } from './waiting-row.ts';

const DAY_MS = 86_400_000;

/** A day before the record is gone on the server: two clocks never agree. */
const UNSURE_AFTER_MS = (LASTING_DAYS - 1) * DAY_MS;

/** A row that must not be sent by itself. */
export class Unsure extends Error {}

/** Whether it may be in the diary, and the server may have forgotten that by now. */
export const isUnsure = ({ sent_at, written }: WaitingRow, now: Date): boolean =>
  written === null && sent_at !== null && now.getTime() - Date.parse(sent_at) > UNSURE_AFTER_MS;

/** Has photos looked at that wait: the meal on them. */
export type ReadPhotos = (row: WaitingRow, keep: WaitingStore['change']) => Promise<TimedEntry>;

const changeOf = ({ confidence_score: _sure, image_url: _photo, spoken: _said, ...fields }: TimedEntry) => ({
  ...fields,
  calories: fields.calories ?? 0,
});

/** Does what the person wanted of an entry while nobody knew whether it was in the diary. */
const finish = async ({ seq, written, afterwards, key }: WaitingRow, store: WaitingStore): Promise<void> => {
  let version = written?.version ?? 1;
  if (written && afterwards?.want === 'changed') {
    const body = { ...changeOf(afterwards.entry), version };
    const changed: FoodEntry = await call(foodEntryRoutes.change, { params: { id: written.id }, body });
    version = changed.version;
  }
  if (written && afterwards?.want === 'removed') {
    await call(foodEntryRoutes.remove, { params: { id: written.id }, idempotencyKey: `${key}-r` }).catch(
      (error: unknown) => {
        const isGone = error instanceof ApiError && error.code === 'FOOD_ENTRY_NOT_FOUND';
        if (!isGone) throw error;
      },
    );
  }
  const done = JSON.stringify(afterwards);
  // What was wanted meanwhile is done by the next round.
  await store.change(seq, (now) =>
    JSON.stringify(now.afterwards) === done ? null : { ...now, written: written && { ...written, version } },
  );
};

/**
 * Sends one row, as far as it takes: its photos are read, the entry is written, and then what was wanted of it since.
 * Interrupted anywhere, it goes on where it was.
 * @throws ApiError when the server does not take it, or is not reached; Unsure when nobody can tell whether it is written
 */
export const sendRow = async (
  seq: number,
  store: WaitingStore,
  readPhotos: ReadPhotos,
  now: () => Date,
): Promise<void> => {
  let row = await store.change(seq, (waiting) => waiting);
  if (row?.photos) {
    const entry = await readPhotos(row, store.change);
    await store.change(seq, (waiting) => ({ ...waiting, photos: null, entry }));
  }
  // From here on it may be in the diary: a change waits until that is known.
  row = await store.change(seq, (waiting) =>
    waiting.refusal || isUnsure(waiting, now())
      ? waiting
      : { ...waiting, sent_at: waiting.sent_at ?? now().toISOString() },
  );
  if (!row || row.refusal) return;
  if (isUnsure(row, now())) throw new Unsure();
  if (!row.written) {
    const { entry: body, key: idempotencyKey } = row;
    const entry: FoodEntry = await call(foodEntryRoutes.create, { body, idempotencyKey });
    row = await store.change(seq, (waiting) =>
      waiting.afterwards ? { ...waiting, written: { id: entry.id, version: entry.version } } : null,
    );
  }
  if (row) await finish(row, store);
};
