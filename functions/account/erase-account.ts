import * as z from 'zod';
import { photoId } from '#shared/photos/schema.ts';
import type { UserPool } from '../platform/user-pool/user-pool.ts';
import type { ClosedAccounts } from './closed-account-repository.ts';
import type { DeletionReceipt } from './deletion-receipt.ts';
import { type FilesOfRows, idsIn } from './files-of-items.ts';
import type { UserRows } from '../platform/account/user-rows-repository.ts';

/** Body of an erasure queue message. Strict, because operators write some: without its field an account is erased. */
export const erasure = z.strictObject({
  user_id: z.string().min(1),
  /** Set for an account closed because the user is under 13: its rows stay and only billing ends. */
  only: z.literal('payments').optional(),
  /** Set to erase one photo of the user with all versions, such as illegal content (decision 0109). */
  photo_id: photoId.optional(),
});
export type Erasure = z.infer<typeof erasure>;

export interface Erased {
  rows: number;
  /** false if time ran out before everything was erased: the job must continue. */
  isFinished: boolean;
}

/** Data of a user that is stored outside of the user's own rows. */
interface Elsewhere {
  /** Key prefixes of the rows that lead to this data. Those rows stay until it is erased. */
  foundBy: readonly string[];
  erase: (userId: string) => Promise<void>;
}

interface Dependencies {
  closed: Pick<ClosedAccounts, 'beginErasure' | 'endErasure'>;
  receipt: DeletionReceipt;
  /** Records outside of the table that the user was erased (decision 0109). */
  rememberErasure: (userId: string) => Promise<void>;
  elsewhere: readonly Elsewhere[];
  rows: UserRows;
  files: readonly FilesOfRows[];
  pool: Pick<UserPool, 'remove'>;
  userPoolId: string;
  /** Logs the failure of one part. The other parts still run. */
  report: (error: Error) => void;
}

/**
 * Erases everything an account holds: files, rows and finally the account itself. Blocks writes first and continues
 * where an earlier attempt stopped: the data a row refers to is erased before the row. A part that fails is logged and
 * everything else is still erased (ACCOUNT-06). At the end the user gets a receipt, at least once.
 * @param hasTime checked before each page; at least one page is always erased
 * @throws AggregateError of the failed parts, after the rest is erased, so that the job is retried
 */
export const createEraseAccount =
  ({ closed, receipt, rememberErasure, elsewhere, rows, files, pool, userPoolId, report }: Dependencies) =>
  async ({ user_id }: Pick<Erasure, 'user_id'>, hasTime: () => boolean): Promise<Erased> => {
    await closed.beginErasure(user_id);
    await receipt.prepare(user_id);
    // Nothing is deleted before this is stored: a restored backup would bring the rest back.
    await rememberErasure(user_id);
    const failures: Error[] = [];
    /** Key prefixes of rows that lead to data that could not be erased. */
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
    await receipt.send(user_id);
    await closed.endErasure(user_id);
    return { rows: erased, isFinished: true };
  };
