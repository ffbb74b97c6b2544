import * as z from 'zod';
import { incomingKeyOf, photoKeyOf } from '#shared/photos/schema.ts';
import type { PhotoBucket } from '../platform/photos/photo-bucket.ts';
import type { RecordingBucket } from '../platform/speech/recording-bucket.ts';
import type { UserPool } from '../platform/user-pool.ts';
import type { ClosedAccounts } from './closed-account-repository.ts';
import type { PersonRows } from './person-rows-repository.ts';

/** What a message of the erasure queue says. */
export const erasure = z.object({ user_id: z.string().min(1) });
export type Erasure = z.infer<typeof erasure>;

interface Dependencies {
  closed: ClosedAccounts;
  /** Erase what lies outside of the person's own rows, and is found by them. */
  elsewhere: readonly ((userId: string) => Promise<void>)[];
  rows: PersonRows;
  bucket: Pick<PhotoBucket, 'remove'>;
  recordings: Pick<RecordingBucket, 'remove'>;
  pool: Pick<UserPool, 'remove'>;
  userPoolId: string;
}

/**
 * Erases all that a person's account holds: photos, recordings, rows, and last the account itself. Nothing can be written from the
 * start. It goes on where an earlier attempt stopped: a file's row goes after it.
 * @returns how many rows went
 */
export const createEraseAccount =
  ({ closed, elsewhere, rows, bucket, recordings, pool, userPoolId }: Dependencies) =>
  async ({ user_id }: Erasure): Promise<number> => {
    await closed.note(user_id);
    for (const erase of elsewhere) await erase(user_id);
    let erased = 0;
    for (;;) {
      const page = await rows.page(user_id);
      if (page.length === 0) break;
      for (const { photo_id, recording_id } of page) {
        if (recording_id !== null) await recordings.remove(recording_id);
        if (photo_id === null) continue;
        await bucket.remove(incomingKeyOf(photo_id));
        await bucket.remove(photoKeyOf(photo_id));
      }
      await rows.remove(page);
      erased += page.length;
    }
    await pool.remove(userPoolId, user_id);
    return erased;
  };
