import type { PhotoType } from '#shared/photos/schema.ts';
import type { Clock } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { isConditionFailure } from '../platform/table/condition-failure.ts';
import { createPhotoEntity } from '../platform/table/photo-entity.ts';

const SWEEP_PAGE = 100;

/** Whether the condition of a write held. */
const held = async (write: Promise<unknown>): Promise<boolean> => {
  try {
    await write;
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
};

/** Whose photos there are, and how far each got. */
export const createPhotoRepository = (table: Table, clock: Clock) => {
  const photos = createPhotoEntity(table);

  return {
    find: async (userId: string, id: string) =>
      (await photos.get({ user_id: userId, id }).go({ consistent: true })).data,

    /** Notes that this person may upload this photo. On the shelf of unlogged photos from the start. */
    expect: async (userId: string, id: string, type: PhotoType): Promise<void> => {
      const now = clock().toISOString();
      await photos
        .create({
          user_id: userId,
          id,
          content_type: type,
          status: 'awaited',
          created_at: now,
          shelf: 'unlogged',
          unlogged_at: now,
        })
        .go();
    },

    /** @returns false when the sweep took the photo meanwhile */
    markKept: (userId: string, id: string): Promise<boolean> =>
      held(
        photos
          .patch({ user_id: userId, id })
          .set({ status: 'kept' })
          .where(({ status }, { ne }) => ne(status, 'leaving'))
          .go(),
      ),

    /** Photos that no entry has shown since before `instant`, oldest first, a page at a time. */
    unloggedBefore: async (instant: Date) => {
      const query = photos.query.unlogged({ shelf: 'unlogged' }).lt({ unlogged_at: instant.toISOString() });
      return (await query.go({ limit: SWEEP_PAGE })).data;
    },

    /** Bars entries from taking the photo from now on. @returns false when one took it meanwhile */
    startRemoval: (userId: string, id: string): Promise<boolean> =>
      held(
        photos
          .patch({ user_id: userId, id })
          .set({ status: 'leaving' })
          .where(
            ({ shelf, shown_by }, { eq, lte, notExists }) =>
              `${eq(shelf, 'unlogged')} AND (${notExists(shown_by)} OR ${lte(shown_by, 0)})`,
          )
          .go(),
      ),

    /** Takes a photo off the shelf that another entry still shows. @returns false when none does */
    leaveShown: (userId: string, id: string): Promise<boolean> =>
      held(
        photos
          .patch({ user_id: userId, id })
          .remove(['shelf', 'unlogged_at'])
          .where(({ shelf, shown_by }, { eq, gt }) => `${eq(shelf, 'unlogged')} AND ${gt(shown_by, 0)}`)
          .go(),
      ),

    forget: async (userId: string, id: string): Promise<void> => {
      await photos.delete({ user_id: userId, id }).go();
    },
  };
};

export type PhotoRepository = ReturnType<typeof createPhotoRepository>;
