import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { MAX_API_TOKENS } from '#shared/api-tokens/schema.ts';
import { createApiTokenEntity, createTokenCountEntity, createTokenOwnerEntity } from './api-token-entity.ts';
import type { Table } from '../platform/table/client.ts';
import { isNew } from '../platform/table/row-conditions.ts';
import type { Write } from '../platform/table/transact.ts';

/** A new token as stored. */
export interface StoredToken {
  user_id: string;
  id: string;
  hash: string;
  name: string;
  ending: string;
  created_at: string;
  is_read_only?: boolean;
  valid_until?: string;
}

/** The fields that both rows of a token have. */
interface Kept extends Pick<StoredToken, 'user_id' | 'id' | 'hash'> {
  is_read_only?: boolean | undefined;
  valid_until?: string | undefined;
}

/** Builds the writes for a token's two rows and the token count. */
export const createTokenWrites = (table: Table) => {
  const tokens = createApiTokenEntity(table);
  const owners = createTokenOwnerEntity(table);
  const counts = createTokenCountEntity(table);

  const putOwner = ({ hash, user_id, id, is_read_only, valid_until }: Kept): Write => {
    const limits = {
      ...(is_read_only && { is_read_only }),
      ...(valid_until !== undefined && { valid_until }),
    };
    const item = { hash, user_id, id, ...limits };
    return { Put: owners.build(PutItemCommand).item(item).options({ condition: isNew }).params() };
  };
  const removeOwner = ({ hash }: Pick<Kept, 'hash'>): Write => ({
    Delete: owners.build(DeleteItemCommand).key({ hash }).params(),
  });
  const count = (user_id: string, change: 1 | -1): Write => {
    const update = counts.build(UpdateItemCommand).item({ user_id, tokens: $add(change) });
    if (change < 0) return { Update: update.params() };
    const hasRoom = {
      or: [
        { attr: 'tokens' as const, exists: false as const },
        { attr: 'tokens' as const, lt: MAX_API_TOKENS },
      ],
    };
    return { Update: update.options({ condition: hasRoom }).params() };
  };

  return {
    toKeep: (token: StoredToken): Write[] => [
      { Put: tokens.build(PutItemCommand).item(token).options({ condition: isNew }).params() },
      putOwner(token),
      count(token.user_id, 1),
    ],

    /** Replaces the secret only if it is still the one that was read and was never used. */
    toReplace: (token: Kept, { hash, ending }: Pick<StoredToken, 'hash' | 'ending'>): Write[] => {
      const { user_id, id } = token;
      const update = tokens.build(UpdateItemCommand).item({ user_id, id, hash, ending });
      const condition = {
        and: [
          { attr: 'hash' as const, eq: token.hash },
          { attr: 'last_used_at' as const, exists: false as const },
        ],
      };
      return [
        { Update: update.options({ condition }).params() },
        removeOwner(token),
        putOwner({ ...token, hash }),
      ];
    },

    toRevoke: (token: Kept): Write[] => {
      const { user_id, id, hash } = token;
      const remove = tokens.build(DeleteItemCommand).key({ user_id, id });
      return [
        { Delete: remove.options({ condition: { attr: 'hash', eq: hash } }).params() },
        removeOwner(token),
        count(user_id, -1),
      ];
    },
  };
};
