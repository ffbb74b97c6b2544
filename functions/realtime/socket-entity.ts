import { item, number, string } from 'dynamodb-toolbox/schema';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** Key prefix of connections. */
export const SOCKET_PREFIX = 'socket#';

/** An open connection of a user. Expires after two hours, like the socket in API Gateway. */
export const createSocketEntity = defineUserEntity(
  'socket',
  item({
    user_id: string().key(),
    connection_id: string().key(),
    expires_at: number(),
  }),
  ({ connection_id }) => `${SOCKET_PREFIX}${connection_id}`,
);
