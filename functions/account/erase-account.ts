import * as z from 'zod';
import type { UserPool } from '../platform/user-pool.ts';
import type { ClosedAccounts } from './closed-account-repository.ts';
import { type FilesOfRows, idsIn } from './files-of-rows.ts';
import type { PersonRows } from './person-rows-repository.ts';

/** What a message of the erasure queue says. */
export const erasure = z.object({ user_id: z.string().min(1) });
export type Erasure = z.infer<typeof erasure>;

export interface Erased {
  rows: number;
  /** false when the time was over before everything was gone: the job is to go on. */
  isFinished: boolean;
}

interface Dependencies {
  closed: ClosedAccounts;
  /** Erase what lies outside of the person's own rows, and is found by them. */
  elsewhere: readonly ((userId: string) => Promise<void>)[];
  rows: PersonRows;
  files: readonly FilesOfRows[];
  pool: Pick<UserPool, 'remove'>;
  userPoolId: string;
}

/**
 * Erases all that a person's account holds: files, rows, and last the account itself. Nothing can be written from the
 * start. It goes on where an earlier attempt stopped: what a row leads to goes before the row.
 * @param hasTime asked before each page; at least one page is erased in any case
 */
export const createEraseAccount =
  ({ closed, elsewhere, rows, files, pool, userPoolId }: Dependencies) =>
  async ({ user_id }: Erasure, hasTime: () => boolean): Promise<Erased> => {
    await closed.note(user_id);
    for (const erase of elsewhere) await erase(user_id);
    let erased = 0;
    for (;;) {
      const page = await rows.page(user_id);
      if (page.length === 0) break;
      if (erased > 0 && !hasTime()) return { rows: erased, isFinished: false };
      for (const { prefix, remove } of files) {
        const ids = idsIn(page, prefix);
        if (ids.length > 0) await remove(ids);
      }
      await rows.remove(page);
      erased += page.length;
    }
    await pool.remove(userPoolId, user_id);
    return { rows: erased, isFinished: true };
  };
