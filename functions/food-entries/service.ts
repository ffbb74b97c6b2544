import { CodedError } from '#shared/errors/coded-error.ts';
import type {
  EntryCopies,
  EntryRemovals,
  FoodEntry,
  FoodEntryChange,
  NewFoodEntry,
} from '#shared/food-entries/schema.ts';
import { photoIdOf, photoKeyOf } from '#shared/photos/schema.ts';
import { type LocalDate, localDateOf } from '#shared/time/local-date.ts';
import type { Clock } from '../platform/clock.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import type { NewId } from '../platform/ids.ts';
import { copyOfEntry } from './copy-of-entry.ts';
import { createWithIdempotency } from '../platform/idempotency/with-idempotency.ts';
import { retryOnConflict } from '../platform/table/retry-on-conflict.ts';
import { newEntry } from './new-entry.ts';
import type { FoodEntryRepository } from './repository.ts';
import { consistentChange, withConsistentItems } from './consistent-items.ts';

interface Dependencies {
  repository: FoodEntryRepository;
  clock: Clock;
  newId: NewId;
}

/** Business rules for food entries. Every method is scoped to the calling user. */
export const createFoodEntryService = ({ repository, clock, newId }: Dependencies) => {
  const withIdempotency = createWithIdempotency(repository);

  const read = async (userId: string, id: string): Promise<FoodEntry> => {
    const entry = await repository.find(userId, id);
    if (!entry) throw new CodedError('FOOD_ENTRY_NOT_FOUND');
    return entry;
  };

  /** Maps a version conflict to FOOD_ENTRY_NOT_FOUND when the entry was deleted in the meantime. */
  const rethrowConflict = async (userId: string, id: string, error: unknown): Promise<never> => {
    if (error instanceof CodedError && error.code === 'FOOD_ENTRY_CHANGED') await read(userId, id);
    throw error;
  };

  /** Returns the entries that still exist. */
  const findAll = async (userId: string, ids: readonly string[]): Promise<FoodEntry[]> => {
    const found = await Promise.all(ids.map((id) => repository.find(userId, id)));
    return found.filter((entry) => entry !== null);
  };

  /** Deletes the entries that `readCurrent` returns, and reads them again after a conflicting change. */
  const removeCurrent = (
    userId: string,
    idempotency: Idempotency,
    readCurrent: () => Promise<FoodEntry[]>,
  ): Promise<null> =>
    retryOnConflict(
      async () => repository.rewrite(userId, { before: await readCurrent(), after: [] }, idempotency, null),
      'FOOD_ENTRY_CHANGED',
    );

  return {
    read,

    list: (userId: string, limit: number, day?: LocalDate): Promise<FoodEntry[]> =>
      repository.latest(userId, limit, day),

    create: async (userId: string, body: NewFoodEntry, idempotency: Idempotency): Promise<FoodEntry> => {
      const now = clock();
      const fields = {
        ...body,
        image_url: body.image_url && photoKeyIn(body.image_url),
        id: newId(),
        user_id: userId,
        logged_at: new Date(body.logged_at ?? now),
      };
      const entry = withConsistentItems(newEntry(fields, now));
      return repository.rewrite(userId, { before: [], after: [entry] }, idempotency, entry);
    },

    /** Updates an entry. A new time or time zone may move it to another day. */
    change: (
      userId: string,
      id: string,
      { version, ...fields }: FoodEntryChange,
      idempotency: Idempotency,
    ): Promise<FoodEntry> =>
      withIdempotency(userId, idempotency, async () => {
        const before = await read(userId, id);
        if (before.version !== version) throw new CodedError('FOOD_ENTRY_CHANGED');
        const after = withConsistentItems({
          ...before,
          ...consistentChange(fields),
          ...(fields.logged_at && fields.time_zone && placeInTime(fields.logged_at, fields.time_zone)),
          version: version + 1,
          updated_at: clock().toISOString(),
        });
        return repository
          .rewrite(userId, { before: [before], after: [after] }, idempotency, after)
          .catch((error: unknown) => rethrowConflict(userId, id, error));
      }),

    remove: (userId: string, id: string, idempotency: Idempotency): Promise<null> =>
      withIdempotency(userId, idempotency, () =>
        removeCurrent(userId, idempotency, async () => [await read(userId, id)]),
      ),

    /** Deletes the given entries that are still on `local_date` and ignores the rest. */
    removeTogether: (
      userId: string,
      { ids, local_date }: EntryRemovals,
      idempotency: Idempotency,
    ): Promise<null> =>
      withIdempotency(userId, idempotency, () =>
        removeCurrent(userId, idempotency, async () =>
          (await findAll(userId, ids)).filter((entry) => entry.local_date === local_date),
        ),
      ),

    /**
     * Copies entries to another day in one transaction. Stores only the new IDs for idempotency: 40 entries exceed the
     * item size limit.
     */
    copy: async (userId: string, body: EntryCopies, idempotency: Idempotency): Promise<FoodEntry[]> => {
      const ids = await withIdempotency(userId, idempotency, async () => {
        const sources = await Promise.all(body.ids.map((id) => read(userId, id)));
        refuseOwnDay(sources, body);
        const after = sources.map((source) => copyOfEntry(source, body, newId(), clock()));
        const made = after.map(({ id }) => id);
        return repository.rewrite(userId, { before: [], after }, idempotency, made);
      });
      return findAll(userId, ids);
    },
  };
};

export type FoodEntryService = ReturnType<typeof createFoodEntryService>;

/** Returns the photo key contained in a URL that the client received earlier. */
const photoKeyIn = (address: string): string => {
  const id = photoIdOf(address);
  if (!id) throw new CodedError('PHOTO_NOT_FOUND');
  return photoKeyOf(id);
};

/** @throws CodedError when the entries of a day would be copied to the same day, which would count them twice */
const refuseOwnDay = (sources: readonly FoodEntry[], { local_date, meal_type }: EntryCopies): void => {
  if (meal_type || sources.some((source) => source.local_date !== local_date)) return;
  throw new CodedError('VALIDATION_FAILED', {
    details: [{ field: 'local_date', message: 'Choose another day: the entries are already on this one.' }],
  });
};

/** Computes the stored instant, time zone and wall-clock day of an entry (decision D5). */
const placeInTime = (loggedAt: string, zone: string) => ({
  logged_at: new Date(loggedAt).toISOString(),
  local_date: localDateOf(new Date(loggedAt), zone),
  time_zone: zone,
});
