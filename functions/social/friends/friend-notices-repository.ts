import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { createOpenAccountCheck } from '../../platform/account/closed-account-entity.ts';
import { type Clock, epochSeconds } from '../../platform/clock.ts';
import type { Table } from '../../platform/table/client.ts';
import { tryTransact } from '../../platform/table/transact.ts';
import { createFriendNoticeEntity } from './friend-notice-entity.ts';

/** A request that is canceled and sent again within this time is not notified of again. */
const RETENTION_SECONDS = 30 * 86_400;

/** Records which friend requests users were notified of. */
export const createFriendNotices = (table: Table, clock: Clock) => {
  const notices = createFriendNoticeEntity(table);
  const openAccount = createOpenAccountCheck(table);
  return {
    /** Records a notice before it is sent. @returns false if it was sent before, or the account is closed */
    claim: (user_id: string, pair: string): Promise<boolean> => {
      const now = epochSeconds(clock());
      const put = notices.build(PutItemCommand).item({ user_id, pair, expires_at: now + RETENTION_SECONDS });
      // An expired item may still be there for days.
      const isFree = {
        or: [
          { attr: 'user_id' as const, exists: false as const },
          { attr: 'expires_at' as const, lte: now },
        ],
      };
      return tryTransact(table, [{ Put: put.options({ condition: isFree }).params() }, openAccount(user_id)]);
    },

    /** Reverts `claim` after a notice that was certainly not sent. */
    release: async (user_id: string, pair: string): Promise<void> => {
      await notices.build(DeleteItemCommand).key({ user_id, pair }).send();
    },
  };
};

export type FriendNotices = ReturnType<typeof createFriendNotices>;
