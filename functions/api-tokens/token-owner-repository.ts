import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import type { Clock } from '../platform/clock.ts';
import { createApiTokenEntity, createTokenOwnerEntity } from './api-token-entity.ts';
import type { Table } from '../platform/table/client.ts';
import { createAccountBlockEntity } from '../platform/account/account-block-entity.ts';
import { createClosedAccountEntity } from '../platform/account/closed-account-entity.ts';
import { held } from '../platform/table/condition-failure.ts';
import { readRow } from '../platform/table/read-row.ts';
import { isThere } from '../platform/table/row-conditions.ts';

export interface TokenOwner {
  user_id: string;
  id: string;
  is_read_only?: boolean | undefined;
  valid_until?: string | undefined;
}

/** Looks up the owner of a token and records when it was last used. */
export const createTokenOwners = (table: Table, clock: Clock) => {
  const owners = createTokenOwnerEntity(table);
  const tokens = createApiTokenEntity(table);
  const closed = createClosedAccountEntity(table);
  const blocks = createAccountBlockEntity(table);

  return {
    /** Returns null for a token that was revoked, has expired or was never created. */
    find: async (hash: string): Promise<TokenOwner | null> => {
      const owner = await readRow(owners, { hash });
      return owner?.valid_until !== undefined && owner.valid_until <= clock().toISOString() ? null : owner;
    },

    /** Returns whether the account is being erased, or was blocked by staff. */
    isClosed: async (user_id: string): Promise<boolean> => {
      const rows = await Promise.all([readRow(closed, { user_id }), readRow(blocks, { user_id })]);
      return rows.some((row) => row !== null);
    },

    /** Records the minute of use, at most once per minute. */
    noteUse: async ({ user_id, id }: TokenOwner): Promise<void> => {
      const minute = `${clock().toISOString().slice(0, 16)}:00.000Z`;
      const update = tokens.build(UpdateItemCommand).item({ user_id, id, last_used_at: minute });
      // A token that is being revoked must not be written back.
      const condition = {
        and: [
          isThere,
          {
            or: [
              { attr: 'last_used_at' as const, exists: false as const },
              { attr: 'last_used_at' as const, lt: minute },
            ],
          },
        ],
      };
      await held(update.options({ condition }).send());
    },
  };
};

export type TokenOwners = ReturnType<typeof createTokenOwners>;
