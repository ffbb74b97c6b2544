import * as z from 'zod';
import type { UserPool } from '../platform/user-pool.ts';
import type { ClosedAccounts } from './closed-account-repository.ts';
import { type FilesOfRows, idsIn } from './files-of-rows.ts';
import type { PersonRows } from './person-rows-repository.ts';

/** What a message of the erasure queue says. */
export const erasure = z.object({
  user_id: z.string().min(1),
  /** Of an account that is closed for an age under 13: its rows stay, and only the paying ends. */
  only: z.literal('payments').optional(),
});
export type Erasure = z.infer<typeof erasure>;

export interface Erased {
  rows: number;
  /** false when the time was over before everything was gone: the job is to go on. */
  isFinished: boolean;
}

/** Something of a person outside of the person's own rows. */
export interface Elsewhere {
  /** How the keys of the rows begin by which it is found: they stay until it is erased. */
  foundBy: readonly string[];
  erase: (userId: string) => Promise<void>;
}

interface Dependencies {
  closed: Pick<ClosedAccounts, 'note'>;
  elsewhere: readonly Elsewhere[];
  rows: PersonRows;
  files: readonly FilesOfRows[];
  pool: Pick<UserPool, 'remove'>;
  userPoolId: string;
  /** Notes a failure of one part, which keeps the others from nothing. */
  report: (error: Error) => void;
}

/**
 * Erases all that a person's account holds: files, rows, and last the account itself. Nothing can be written from the
 * start. It goes on where an earlier attempt stopped: what a row leads to goes before the row. A part that fails is
 * noted, and everything else goes all the same (ACCOUNT-06).
 * @param hasTime asked before each page; at least one page is erased in any case
 * @throws AggregateError of the parts that failed, after the rest is gone: the job is tried again for them
 */
export const createEraseAccount =
  ({ closed, elsewhere, rows, files, pool, userPoolId, report }: Dependencies) =>
  async ({ user_id }: Pick<Erasure, 'user_id'>, hasTime: () => boolean): Promise<Erased> => {
    await closed.note(user_id);
    const failures: Error[] = [];
    /** How the keys of rows begin that lead to what could not be erased. */
    const staying: string[] = [];
    const attempt = async (foundBy: readonly string[], work: () => Promise<void>): Promise<void> => {
      try {
        await work();
      } catch (error) {
        report(error as Error);
        failures.push(error as Error);
        staying.push(...foundBy);
      }
    };

    for (const { foundBy, erase } of elsewhere) await attempt(foundBy, () => erase(user_id));
    let erased = 0;
    for (;;) {
      const page = await rows.page(user_id, staying);
      if (page.length === 0) break;
      if (erased > 0 && !hasTime()) return { rows: erased, isFinished: false };
      for (const { prefix, remove } of files) {
        const ids = idsIn(page, prefix);
        if (ids.length > 0) await attempt([prefix], () => remove(ids));
      }
      const free = page.filter(({ sk }) => !staying.some((prefix) => sk.startsWith(prefix)));
      await rows.remove(free);
      erased += free.length;
    }
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} parts of an account could not be erased yet.`);
    await pool.remove(userPoolId, user_id);
    return { rows: erased, isFinished: true };
  };
