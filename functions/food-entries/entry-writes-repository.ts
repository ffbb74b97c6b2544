import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { keptUntil } from '#shared/food-entries/keeping.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { photoIdOf } from '#shared/photos/schema.ts';
import { onActiveIndex } from './active-day-index.ts';
import type { DailySummaryEntity } from './daily-summary-entity.ts';
import type { FoodEntryEntity } from './food-entry-entity.ts';
import { withoutNulls } from '../platform/table/nulls.ts';
import { offShelf, onShelf, type PhotoEntity } from '../photos/photo-entity.ts';
import { isNew, isThere } from '../platform/table/row-conditions.ts';
import type { Write } from '../platform/table/transact.ts';
import { isNoChange, summaryDifference } from './summary-change.ts';

/** Entries of one person as they stand, and as they are to stand. The same id on both sides is a correction. */
export interface Rewrite {
  before: readonly FoodEntry[];
  after: readonly FoodEntry[];
}

/** The entries themselves: new ones put, corrected and removed ones only while nobody else changed them. */
export const entryWrites = (entries: FoodEntryEntity, { before, after }: Rewrite): Write[] => {
  const stood = new Map(before.map((entry) => [entry.id, entry]));
  const stands = new Set(after.map(({ id }) => id));
  return [
    ...after.map((entry): Write => {
      const old = stood.get(entry.id);
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

/**
 * The sums of every day that an entry comes to, changes on or goes from: one write a day. With it the day comes to the
 * nightly job's index, in the zone of its last entry.
 */
export const summaryWrites = (summaries: DailySummaryEntity, { before, after }: Rewrite): Write[] => {
  const owner = [...before, ...after][0];
  const days = new Set([...before, ...after].map(({ local_date }) => local_date));
  return [...days].flatMap((date): Write[] => {
    const ofDay = (entries: readonly FoodEntry[]) => entries.filter(({ local_date }) => local_date === date);
    const change = summaryDifference(ofDay(before), ofDay(after));
    if (!owner || isNoChange(change)) return [];
    const added = Object.fromEntries(Object.entries(change).map(([name, value]) => [name, $add(value)]));
    const last = ofDay(after).at(-1);
    const active = last && onActiveIndex(last.user_id, date, last.time_zone, new Date(last.updated_at));
    const kept = last && { expires_at: keptUntil(last.updated_at) };
    const update = summaries
      .build(UpdateItemCommand)
      .item({ user_id: owner.user_id, date, ...added, ...active, ...kept });
    return [{ Update: update.params() }];
  });
};

const shownBy = (entries: readonly FoodEntry[], id: string): number =>
  entries.filter(({ image_url }) => image_url && photoIdOf(image_url) === id).length;

/**
 * Takes a photo off the shelf when more entries show it, puts it back when fewer do: one write a photo. Another entry
 * may still show it then: the sweep asks `shown_by`.
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
      const back = update.item({ ...row, ...onShelf(id, now.toISOString()) });
      return [{ Update: back.options({ condition: isThere }).params() }];
    }
    const logged = update.item({ ...row, ...offShelf() });
    return [{ Update: logged.options({ condition: { attr: 'status', eq: 'kept' } }).params() }];
  });
};
