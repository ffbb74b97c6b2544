import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** How the keys of open windows begin. */
export const SOCKET_PREFIX = 'socket#';

/** An open window of a person. Expires with the two hours that API Gateway keeps a socket. */
export const createSocketEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'socket',
    table,
    schema: item({
      user_id: string().key(),
      connection_id: string().key(),
      expires_at: number(),
    }),
    computeKey: ({ user_id, connection_id }) => ({
      pk: userPartition(user_id),
      sk: `${SOCKET_PREFIX}${connection_id}`,
    }),
  });
