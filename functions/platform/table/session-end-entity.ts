import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import type { Table } from './client.ts';
import { houseEntity } from './house-entity.ts';
import { userPartition } from './user-key.ts';

export const SESSION_END_KEY = 'account#session-end';

/** When all sessions of a person were ended. Expires once no access token from before can be valid. */
export const createSessionEndEntity = (table: Table) =>
  new Entity({
    ...houseEntity,
    name: 'session_end',
    table,
    schema: item({
      user_id: string().key(),
      /** Epoch seconds. */
      ended_at: number(),
      expires_at: number(),
    }),
    computeKey: ({ user_id }) => ({ pk: userPartition(user_id), sk: SESSION_END_KEY }),
  });
