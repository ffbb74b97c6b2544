import { incomingKeyOf, photoKeyOf } from '#shared/photos/schema.ts';
import type { Clock } from '../platform/clock.ts';
import type { PhotoBucket } from '../platform/photos/photo-bucket.ts';
import type { PhotoRepository } from './repository.ts';

const DAY = 86_400_000;

/** Longer than the app offers to undo a deletion. Together with the schedule less than ten minutes (decision 0080). */
const UNDO_MS = 3 * 60_000;

interface Dependencies {
  repository: PhotoRepository;
  bucket: PhotoBucket;
  clock: Clock;
}

/**
 * Deletes photos that were not logged within a day, and photos of entries that were deleted three minutes ago. The row is
 * marked first, so that no entry can use a photo whose file is about to be deleted, and leaves the index last, so that
 * an interrupted run is resumed. The bucket keeps a version of the file for some days (decision 0109).
 * @returns the number of deleted photos
 */
export const createPhotoSweep = ({ repository, bucket, clock }: Dependencies) => {
  const sweep = async (read: PhotoRepository['unloggedBefore'], age: number): Promise<number> => {
    let removed = 0;
    for (;;) {
      const page = await read(new Date(clock().getTime() - age));
      let progress = false;
      for (const { user_id, id } of page) {
        if (!(await repository.startRemoval(user_id, id))) {
          progress = (await repository.keepUsedPhoto(user_id, id)) || progress;
          continue;
        }
        await bucket.remove(incomingKeyOf(id));
        await bucket.remove(photoKeyOf(id));
        await repository.endRemoval(user_id, id);
        removed += 1;
        progress = true;
      }
      // The index is eventually consistent: a page of photos that are all in use ends the run.
      if (!progress) return removed;
    }
  };

  return async (): Promise<number> =>
    (await sweep(repository.deletedBefore, UNDO_MS)) + (await sweep(repository.unloggedBefore, DAY));
};
