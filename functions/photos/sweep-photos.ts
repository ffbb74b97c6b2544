import { incomingKeyOf, photoKeyOf } from '#shared/photos/schema.ts';
import type { Clock } from '../platform/clock.ts';
import type { PhotoBucket } from '../platform/photos/photo-bucket.ts';
import type { PhotoRepository } from './repository.ts';

const DAY = 86_400_000;

interface Dependencies {
  repository: PhotoRepository;
  bucket: PhotoBucket;
  clock: Clock;
}

/**
 * Removes photos that nobody logged within a day: what a person chose not to keep is not kept.
 * The row is marked first, so that no entry takes a photo whose file is about to go, and goes last, so that a run
 * that was cut short is taken up again.
 * @returns how many were removed
 */
export const createPhotoSweep =
  ({ repository, bucket, clock }: Dependencies) =>
  async (): Promise<number> => {
    let removed = 0;
    for (;;) {
      const page = await repository.unloggedBefore(new Date(clock().getTime() - DAY));
      let progress = false;
      for (const { user_id, id } of page) {
        if (!(await repository.startRemoval(user_id, id))) {
          progress = (await repository.leaveShown(user_id, id)) || progress;
          continue;
        }
        await bucket.remove(incomingKeyOf(id));
        await bucket.remove(photoKeyOf(id));
        await repository.forget(user_id, id);
        removed += 1;
        progress = true;
      }
      // The index lags behind the table: a page of photos that were just taken ends the round.
      if (!progress) return removed;
    }
  };
