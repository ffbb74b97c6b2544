import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** Key prefix of connections. */
export const SOCKET_PREFIX = 'socket#';

/** An open connection of a user. Expires after two hours, like the socket in API Gateway. */
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
