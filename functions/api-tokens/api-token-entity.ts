import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** Where a person's tokens stand: '$' follows '#', so the second is the first key after them. */
export const API_TOKENS = ['api-token#', 'api-token$'] as const;

/** A person's token, as its list shows it. Of the token itself only the hash is kept. */
export const createApiTokenEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'api_token',
    table,
    schema: item({
      user_id: string().key(),
      id: string().key(),
      /** SHA-256 of the token: names the row that finds its owner. */
      hash: string(),
      name: string(),
      ending: string(),
      created_at: string(),
      /** A full minute; absent while the token was never used. */
      last_used_at: string().optional(),
    }),
    computeKey: ({ user_id, id }) => ({ pk: userPartition(user_id), sk: `${API_TOKENS[0]}${id}` }),
  });

/** Whose token it is, found by its hash. Lies outside of the person's rows: whoever calls is not known yet. */
export const createTokenOwnerEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'api_token_owner',
    table,
    schema: item({
      hash: string().key(),
      user_id: string(),
      id: string(),
    }),
    computeKey: ({ hash }) => ({ pk: `${API_TOKENS[0]}${hash}`, sk: 'owner' }),
  });

/** How many tokens a person has: bounds them, however many are made at once. */
export const createTokenCountEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'api_token_count',
    table,
    schema: item({
      user_id: string().key(),
      tokens: number(),
    }),
    computeKey: ({ user_id }) => ({ pk: userPartition(user_id), sk: 'account#api-tokens' }),
  });
