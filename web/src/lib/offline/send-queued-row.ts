import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { OFFLINE_KEY_DAYS, createOfflineKey } from '#shared/http/offline-idempotency-key.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { unlessFull } from './is-storage-full.ts';
import type { TimedEntry, QueuedRow, QueueStore, Written } from './queued-row.ts';

const DAY_MS = 86_400_000;

/** A day before the record is gone on the server: two clocks never agree. */
const UNSURE_AFTER_MS = (OFFLINE_KEY_DAYS - 1) * DAY_MS;

/** A row that must not be sent by itself. */
export class Unsure extends Error {}

/**
 * Whether it may be in the diary, and the server may have forgotten that by now. A moment that is still to come was
 * told by a clock that was wrong: nobody knows how long ago it was.
 */
const isUnsure = ({ sent_at, written }: QueuedRow, now: Date): boolean => {
  if (written !== null || sent_at === null) return false;
  const age = now.getTime() - Date.parse(sent_at);
  return age > UNSURE_AFTER_MS || age < -DAY_MS;
};

/** Has photos looked at that wait: the meal on them. */
export type ReadPhotos = (row: QueuedRow, keep: QueueStore['change']) => Promise<TimedEntry>;

const changeOf = ({ confidence_score: _sure, image_url: _photo, spoken: _said, ...fields }: TimedEntry) => ({
  ...fields,
  calories: fields.calories ?? 0,
});

/** The entry's version; where somebody else has changed it and the person has looked, the one of now. */
const versionOf = async ({ id, version }: Written, owner: string): Promise<number> =>
  version ?? (await call(foodEntryRoutes.read, { params: { id }, owner })).version;

/** Does what the person wanted of an entry while nobody knew whether it was in the diary. */
const finish = async (row: QueuedRow, store: QueueStore): Promise<void> => {
  const { seq, owner, written, afterwards, key } = row;
  let changedTo = written?.version ?? null;
  if (written && afterwards?.want === 'changed') {
    const body = { ...changeOf(afterwards.entry), version: await versionOf(written, owner) };
    const params = { id: written.id };
    const changed: FoodEntry = await call(foodEntryRoutes.change, { params, body, owner });
    changedTo = changed.version;
  }
  if (written && afterwards?.want === 'removed') {
    const params = { id: written.id };
    await call(foodEntryRoutes.remove, { params, idempotencyKey: `${key}-r`, owner }).catch(
      (error: unknown) => {
        const isGone = error instanceof ApiError && error.code === 'FOOD_ENTRY_NOT_FOUND';
        if (!isGone) throw error;
      },
    );
  }
  const done = JSON.stringify(afterwards);
  // What was wanted meanwhile is done by the next round.
  await store.change(seq, (now) => {
    if (JSON.stringify(now.afterwards) === done) return null;
    if (afterwards?.want === 'removed')
      return { ...now, written: null, sent_at: null, key: createOfflineKey() };
    return { ...now, written: written && { ...written, version: changedTo } };
  });
};

/** Has the photos of a row looked at. A row that was typed meanwhile, or taken away, stays as it is by now. */
const withMeal = async (
  row: QueuedRow,
  store: QueueStore,
  readPhotos: ReadPhotos,
): Promise<QueuedRow | undefined> => {
  const entry = await readPhotos(row, store.change);
  const meal = (waiting: QueuedRow): QueuedRow =>
    waiting.photos ? { ...waiting, photos: null, entry } : waiting;
  return (await unlessFull(store.change(row.seq, meal))) ?? stillThere(row, store, meal);
};

/** The row as it would be, where the device has no room to write that down. */
const stillThere = async (
  { owner, seq }: QueuedRow,
  store: QueueStore,
  change: (row: QueuedRow) => QueuedRow,
): Promise<QueuedRow | undefined> => {
  const now = await store.next(owner, seq);
  return now?.seq === seq ? change(now) : undefined;
};

/** Writes the entry; without its picture where that is gone by now, for the meal counts. */
const create = async ({ entry, key: idempotencyKey, owner }: QueuedRow): Promise<FoodEntry> => {
  try {
    return await call(foodEntryRoutes.create, { body: entry, idempotencyKey, owner });
  } catch (error) {
    const isPictureGone = error instanceof ApiError && error.code === 'PHOTO_NOT_FOUND';
    if (!isPictureGone || !entry.image_url) throw error;
    const body = { ...entry, image_url: null };
    return call(foodEntryRoutes.create, { body, idempotencyKey: `${idempotencyKey}-p`, owner });
  }
};

/**
 * Sends one row, as far as it takes: its photos are read, the entry is written, and then what was wanted of it since.
 * Interrupted anywhere, it goes on where it was. Only a token of its person opens the way.
 * @throws ApiError when the server does not take it, or is not reached; Unsure when nobody can tell whether it is written
 */
export const sendRow = async (
  waiting: QueuedRow,
  store: QueueStore,
  readPhotos: ReadPhotos,
  now: () => Date,
): Promise<void> => {
  let row: QueuedRow | undefined = waiting;
  if (row.photos) row = await withMeal(row, store, readPhotos);
  if (!row) return;
  // From here on it may be in the diary: a change waits until that is known.
  const sent = (of: QueuedRow): QueuedRow =>
    of.refusal || isUnsure(of, now()) ? of : { ...of, sent_at: of.sent_at ?? now().toISOString() };
  const marked: QueuedRow | undefined =
    (await unlessFull(store.change(row.seq, sent))) ?? (await stillThere(row, store, sent));
  // The device has no room for the meal that was seen: it is here.
  row = marked?.photos ? { ...marked, photos: null, entry: row.entry } : marked;
  if (!row || row.refusal) return;
  if (isUnsure(row, now())) throw new Unsure();
  if (!row.written) {
    const { id, version } = await create(row);
    row = await store.change(row.seq, (of) => (of.afterwards ? { ...of, written: { id, version } } : null));
  }
  if (row) await finish(row, store);
};
