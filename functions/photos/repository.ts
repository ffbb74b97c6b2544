import type { PhotoType } from '#shared/photos/schema.ts';
import type { Clock } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { isConditionFailure } from '../platform/table/condition-failure.ts';
import { createPhotoEntity } from '../platform/table/photo-entity.ts';

const SWEEP_PAGE = 100;

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

    markKept: async (userId: string, id: string): Promise<void> => {
      await photos.patch({ user_id: userId, id }).set({ status: 'kept' }).go();
    },

    /** Photos that no entry has shown since before `instant`, oldest first, a page at a time. */
    unloggedBefore: async (instant: Date) => {
      const query = photos.query.unlogged({ shelf: 'unlogged' }).lt({ unlogged_at: instant.toISOString() });
      return (await query.go({ limit: SWEEP_PAGE })).data;
    },

    /** Bars entries from taking the photo from now on. @returns false when one took it meanwhile */
    startRemoval: async (userId: string, id: string): Promise<boolean> => {
      const mark = photos.patch({ user_id: userId, id }).set({ status: 'leaving' });
      try {
        await mark.where(({ shelf }, { eq }) => eq(shelf, 'unlogged')).go();
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
        throw error;
      }
    },

    forget: async (userId: string, id: string): Promise<void> => {
      await photos.delete({ user_id: userId, id }).go();
    },
  };
};

export type PhotoRepository = ReturnType<typeof createPhotoRepository>;
