import { CodedError } from '#shared/errors/coded-error.ts';
import type { FoodEntry, FoodEntryChange, NewFoodEntry } from '#shared/food-entries/schema.ts';
import { photoIdOf, photoKeyOf } from '#shared/photos/schema.ts';
import { type LocalDate, localDateOf } from '#shared/time/local-date.ts';
import type { Clock } from '../platform/clock.ts';
import type { Idempotency } from '../platform/http/idempotency.ts';
import type { NewId } from '../platform/ids.ts';
import { ConditionsFailed } from '../platform/table/transact.ts';
import { ENTRY_WRITE, type FoodEntryRepository, PHOTO_WRITE } from './repository.ts';

const REMOVE_ATTEMPTS = 3;

interface Dependencies {
  repository: FoodEntryRepository;
  clock: Clock;
  newId: NewId;
}

const failedAt = (error: unknown, index: number): boolean =>
  error instanceof ConditionsFailed && error.failed[index] === true;

/** Rules of the diary. Every method works on the caller's own entries only. */
export const createFoodEntryService = ({ repository, clock, newId }: Dependencies) => {
  const read = async (userId: string, id: string): Promise<FoodEntry> => {
    const entry = await repository.find(userId, id);
    if (!entry) throw new CodedError('FOOD_ENTRY_NOT_FOUND');
    return entry;
  };

  /**
   * Does an action on what stands in the table, unless it was done before. When the same press, sent twice, was done
   * in between, the entry is no longer as this one expects it: the stored answer then counts, not the failure.
   */
  const onceFor = async <T>(userId: string, idempotency: Idempotency, act: () => Promise<T>): Promise<T> => {
    const done = await repository.storedAnswer<T>(userId, idempotency);
    if (done !== undefined) return done;
    try {
      return await act();
    } catch (error) {
      const doneMeanwhile = await repository.storedAnswer<T>(userId, idempotency);
      if (doneMeanwhile !== undefined) return doneMeanwhile;
      throw error;
    }
  };

  return {
    read,

    list: (userId: string, limit: number, day?: LocalDate): Promise<FoodEntry[]> =>
      repository.latest(userId, limit, day),

    create: async (userId: string, body: NewFoodEntry, idempotency: Idempotency): Promise<FoodEntry> => {
      const now = clock();
      const loggedAt = new Date(body.logged_at ?? now);
      const photoKey = body.image_url && photoKeyIn(body.image_url);
      const entry: FoodEntry = {
        ...body,
        image_url: photoKey,
        id: newId(),
        user_id: userId,
        logged_at: loggedAt.toISOString(),
        local_date: localDateOf(loggedAt, body.time_zone),
        version: 1,
        updated_at: now.toISOString(),
      };
      return repository.create(entry, idempotency).catch((error: unknown) => {
        if (failedAt(error, PHOTO_WRITE)) throw new CodedError('PHOTO_NOT_FOUND', { cause: error });
        throw error;
      });
    },

    change: (
      userId: string,
      id: string,
      { version, ...fields }: FoodEntryChange,
      idempotency: Idempotency,
    ): Promise<FoodEntry> =>
      onceFor(userId, idempotency, async () => {
        const before = await read(userId, id);
        if (before.version !== version) throw new CodedError('FOOD_ENTRY_CHANGED');
        const after = { ...before, ...fields, version: version + 1, updated_at: clock().toISOString() };
        return repository.replace(before, after, idempotency).catch((error: unknown) => {
          if (failedAt(error, ENTRY_WRITE)) throw new CodedError('FOOD_ENTRY_CHANGED', { cause: error });
          throw error;
        });
      }),

    /** Removes the entry as it stands; a correction that slips in between is read again. */
    remove: (userId: string, id: string, idempotency: Idempotency): Promise<null> =>
      onceFor(userId, idempotency, async () => {
        for (let attempt = 1; ; attempt += 1) {
          const entry = await read(userId, id);
          try {
            return await repository.remove(entry, idempotency);
          } catch (error) {
            if (!failedAt(error, ENTRY_WRITE)) throw error;
            if (attempt === REMOVE_ATTEMPTS) throw new CodedError('FOOD_ENTRY_CHANGED', { cause: error });
          }
        }
      }),
  };
};

export type FoodEntryService = ReturnType<typeof createFoodEntryService>;

/** The key of the photo in what the client was given as its address. */
const photoKeyIn = (address: string): string => {
  const id = photoIdOf(address);
  if (!id) throw new CodedError('PHOTO_NOT_FOUND');
  return photoKeyOf(id);
};
