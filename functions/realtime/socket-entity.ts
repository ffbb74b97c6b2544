import { number, textKey } from '../platform/table/attributes.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** Key prefix of connections. */
export const SOCKET_PREFIX = 'socket#';

/** An open connection of a user. Expires after two hours, like the socket in API Gateway. */
export const createSocketEntity = defineUserEntity(
  'socket',
  {
    connection_id: textKey,
    expires_at: number,
  },
  ({ connection_id }) => `${SOCKET_PREFIX}${connection_id}`,
);
