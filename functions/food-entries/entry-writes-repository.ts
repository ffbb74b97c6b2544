import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { photoIdOf } from '#shared/photos/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import type { FoodEntryEntity } from './food-entry-entity.ts';
import { withoutNulls } from '../platform/table/nulls.ts';
import { type PhotoEntity, removeUnloggedPhotoKeys, deletedPhotoKeys } from '../photos/public.ts';
import { isNew, isThere } from '../platform/table/row-conditions.ts';
import type { Write } from '../platform/table/transact.ts';

/** A user's entries before and after a change. An ID on both sides is an update. */
export interface Rewrite {
  before: readonly FoodEntry[];
  after: readonly FoodEntry[];
}

/** Water that is added to a day, ml; negative to remove. */
export interface WaterChange {
  user_id: string;
  date: LocalDate;
  milliliters: number;
  /** When, ISO 8601. */
  at: string;
}

/** Builds the writes of the entries: inserts, and updates and deletions that fail after a concurrent change. */
export const entryWrites = (entries: FoodEntryEntity, { before, after }: Rewrite): Write[] => {
  const previousById = new Map(before.map((entry) => [entry.id, entry]));
  const stands = new Set(after.map(({ id }) => id));
  return [
    ...after.map((entry): Write => {
      const old = previousById.get(entry.id);
      const condition = old ? ({ attr: 'version', eq: old.version } as const) : isNew;
      return { Put: entries.build(PutItemCommand).item(withoutNulls(entry)).options({ condition }).params() };
    }),
    ...before
      .filter(({ id }) => !stands.has(id))
      .map(({ user_id, id, version: read }): Write => {
        const remove = entries.build(DeleteItemCommand).key({ user_id, id });
        return { Delete: remove.options({ condition: { attr: 'version', eq: read } }).params() };
      }),
  ];
};

const shownBy = (entries: readonly FoodEntry[], id: string): number =>
  entries.filter(({ image_url }) => image_url && photoIdOf(image_url) === id).length;

/**
 * Builds one write per affected photo: a photo used by more entries is kept, and one used by fewer becomes a candidate
 * for the cleanup, which checks `shown_by` before deleting it.
 */
export const photoWrites = (photos: PhotoEntity, { before, after }: Rewrite, now: Date): Write[] => {
  const shown = [...before, ...after].filter(({ image_url }) => image_url !== null);
  const owners = new Map(shown.map(({ user_id, image_url }) => [photoIdOf(image_url!), user_id]));
  return [...owners].flatMap(([id, user_id]): Write[] => {
    const more = id ? shownBy(after, id) - shownBy(before, id) : 0;
    if (!id || more === 0) return [];
    const update = photos.build(UpdateItemCommand);
    const row = { user_id, id, shown_by: $add(more) };
    if (more < 0) {
      const back = update.item({ ...row, ...deletedPhotoKeys(id, now.toISOString()) });
      return [{ Update: back.options({ condition: isThere }).params() }];
    }
    const logged = update.item({ ...row, ...removeUnloggedPhotoKeys() });
    return [{ Update: logged.options({ condition: { attr: 'status', eq: 'kept' } }).params() }];
  });
};
