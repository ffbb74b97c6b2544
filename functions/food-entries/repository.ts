import { type FoodEntry, foodEntry } from '#shared/food-entries/schema.ts';
import { photoIdOf } from '#shared/photos/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import type { Clock } from '../platform/clock.ts';
import type { Idempotency } from '../platform/http/idempotency.ts';
import type { Table } from '../platform/table/client.ts';
import { createDailySummaryEntity } from '../platform/table/daily-summary-entity.ts';
import { createFoodEntryEntity } from '../platform/table/food-entry-entity.ts';
import { createPhotoEntity } from '../platform/table/photo-entity.ts';
import { withoutNulls, withNulls } from '../platform/table/nulls.ts';
import type { Write } from '../platform/table/transact.ts';
import { createWriteOnce } from '../platform/table/write-once.ts';
import { summaryDifference } from './summary-change.ts';

/** Order of the writes of each transaction below, as `ConditionsFailed.failed` reports them. */
export const ENTRY_WRITE = 0;
export const PHOTO_WRITE = 2;

const parsed = (row: object): FoodEntry => foodEntry.parse(withNulls(row, foodEntry));

/** Entries of the table. An entry, its day's sums and its photo's shelf change together or not at all. */
export const createFoodEntryRepository = (table: Table, clock: Clock) => {
  const entries = createFoodEntryEntity(table);
  const summaries = createDailySummaryEntity(table);
  const photos = createPhotoEntity(table);
  const once = createWriteOnce(table, clock);

  const summaryWrite = (owner: FoodEntry, before: FoodEntry | null, after: FoodEntry | null): Write => ({
    Update: summaries
      .upsert({ user_id: owner.user_id, date: owner.local_date })
      .add(summaryDifference(before, after))
      .params(),
  });

  /**
   * Takes the photo off the shelf when an entry shows it, puts it back when the entry goes. Another entry may still
   * show it then: the sweep asks `shown_by`.
   */
  const photoWrites = (entry: FoodEntry, shown: boolean): Write[] => {
    const id = entry.image_url && photoIdOf(entry.image_url);
    if (!id) return [];
    const photo = photos.patch({ user_id: entry.user_id, id });
    return [
      {
        Update: shown
          ? photo
              .add({ shown_by: 1 })
              .remove(['shelf', 'unlogged_at'])
              .where(({ status }, { eq }) => eq(status, 'kept'))
              .params()
          : photo
              .add({ shown_by: -1 })
              .set({ shelf: 'unlogged', unlogged_at: clock().toISOString() })
              .params(),
      },
    ];
  };

  return {
    storedAnswer: once.storedAnswer,

    find: async (userId: string, id: string): Promise<FoodEntry | null> => {
      const { data } = await entries.get({ user_id: userId, id }).go({ consistent: true });
      return data && parsed(data);
    },

    /** Latest entries, newest first; of one day when `day` is given. */
    latest: async (userId: string, limit: number, day?: LocalDate): Promise<FoodEntry[]> => {
      const query = entries.query.byDay({ user_id: userId, ...(day && { local_date: day }) });
      const { data } = await query.go({ order: 'desc', limit, consistent: true });
      return data.map(parsed);
    },

    create: (entry: FoodEntry, idempotency: Idempotency): Promise<FoodEntry> =>
      once.write(
        entry.user_id,
        idempotency,
        [
          { Put: entries.create(withoutNulls(entry)).params() },
          summaryWrite(entry, null, entry),
          ...photoWrites(entry, true),
        ],
        entry,
      ),

    /** Replaces `before` by `after` (same id and day), if nobody else changed it since it was read. */
    replace: (before: FoodEntry, after: FoodEntry, idempotency: Idempotency): Promise<FoodEntry> =>
      once.write(
        before.user_id,
        idempotency,
        [
          {
            Put: entries
              .put(withoutNulls(after))
              .where(({ version }, { eq }) => eq(version, before.version))
              .params(),
          },
          summaryWrite(before, before, after),
        ],
        after,
      ),

    remove: (entry: FoodEntry, idempotency: Idempotency): Promise<null> =>
      once.write(
        entry.user_id,
        idempotency,
        [
          {
            Delete: entries
              .delete({ user_id: entry.user_id, id: entry.id })
              .where(({ version }, { eq }) => eq(version, entry.version))
              .params(),
          },
          summaryWrite(entry, entry, null),
          ...photoWrites(entry, false),
        ],
        null,
      ),
  };
};

export type FoodEntryRepository = ReturnType<typeof createFoodEntryRepository>;
