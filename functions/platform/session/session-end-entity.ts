import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../table/client.ts';
import { entityDefaults } from '../table/entity-defaults.ts';
import { userPartition } from '../table/user-key.ts';

export const SESSION_END_KEY = 'account#session-end';

/** When all sessions of a user were ended. Expires once no older access token can be valid. */
export const createSessionEndEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
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
