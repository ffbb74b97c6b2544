import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { OFFLINE_KEY_DAYS, createOfflineKey } from '#shared/http/offline-idempotency-key.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { unlessFull } from './is-storage-full.ts';
import type { TimedEntry, QueuedRow, QueueStore, Written } from './queued-row.ts';

const DAY_MS = 86_400_000;

/** A day less than the server keeps Idempotency-Keys, because clocks differ. */
const UNSURE_AFTER_MS = (OFFLINE_KEY_DAYS - 1) * DAY_MS;

/** Error for a row that must not be sent without the user. */
export class Unsure extends Error {}

/**
 * Returns whether the entry may be in the diary, but the server may have forgotten its key. A time in the future comes
 * from a wrong clock, so its age is unknown.
 */
const isUnsure = ({ sent_at, written }: QueuedRow, now: Date): boolean => {
  if (written !== null || sent_at === null) return false;
  const age = now.getTime() - Date.parse(sent_at);
  return age > UNSURE_AFTER_MS || age < -DAY_MS;
};

const changeOf = ({ confidence_score: _sure, image_url: _photo, spoken: _said, ...fields }: TimedEntry) => ({
  ...fields,
  calories: fields.calories ?? 0,
});

/**
 * Returns the entry's version, or the current one if it was changed elsewhere and the user reviewed it. That one is
 * stored, so that a repeated request is the same.
 */
const versionOf = async (row: QueuedRow, { id, version }: Written, store: QueueStore): Promise<number> => {
  if (version !== null) return version;
  const current = (await call(foodEntryRoutes.read, { params: { id }, owner: row.owner })).version;
  await store.change(row.seq, (now) => ({ ...now, written: { id, version: current } }));
  return current;
};

/** Applies the pending change of an entry that turned out to be in the diary. */
const finish = async (row: QueuedRow, store: QueueStore): Promise<void> => {
  const { seq, owner, written, afterwards, key } = row;
  let changedTo = written?.version ?? null;
  if (written && afterwards?.want === 'changed') {
    const body = { ...changeOf(afterwards.entry), version: await versionOf(row, written, store) };
    const params = { id: written.id };
    // With the same key, a change whose response was lost is not reported as a change in another tab.
    const idempotencyKey = afterwards.key ?? `${key}-c`;
    const changed: FoodEntry = await call(foodEntryRoutes.change, { params, body, idempotencyKey, owner });
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
  // Changes made in the meantime are applied in the next round.
  await store.change(seq, (now) => {
    if (JSON.stringify(now.afterwards) === done) return null;
    if (afterwards?.want === 'removed')
      return { ...now, written: null, sent_at: null, key: createOfflineKey() };
    return { ...now, written: written && { ...written, version: changedTo } };
  });
};

/** Returns the changed row even if storage is too full to save it. */
const stillThere = async (
  { owner, seq }: QueuedRow,
  store: QueueStore,
  change: (row: QueuedRow) => QueuedRow,
): Promise<QueuedRow | undefined> => {
  const now = await store.next(owner, seq);
  return now?.seq === seq ? change(now) : undefined;
};

/** Creates the entry, without its photo if that has expired. */
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
 * Sends one row: creates the entry, then applies pending changes. Resumes where it was interrupted. Only its user's
 * token is used.
 * @throws ApiError if the server rejects it or is unreachable; Unsure if it is unknown whether it was saved
 */
export const sendRow = async (waiting: QueuedRow, store: QueueStore, now: () => Date): Promise<void> => {
  // From here on the entry may be in the diary: changes are deferred until that is known.
  const sent = (of: QueuedRow): QueuedRow =>
    of.refusal || isUnsure(of, now()) ? of : { ...of, sent_at: of.sent_at ?? now().toISOString() };
  let row: QueuedRow | undefined =
    (await unlessFull(store.change(waiting.seq, sent))) ?? (await stillThere(waiting, store, sent));
  if (!row || row.refusal) return;
  if (isUnsure(row, now())) throw new Unsure();
  if (!row.written) {
    const { id, version } = await create(row);
    row = await store.change(row.seq, (of) => (of.afterwards ? { ...of, written: { id, version } } : null));
  }
  if (row) await finish(row, store);
};
