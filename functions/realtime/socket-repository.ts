import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { type Clock, epochSeconds } from '../platform/clock.ts';
import { createWriteWhileOpen } from '../platform/account/closed-account-entity.ts';
import type { Table } from '../platform/table/client.ts';
import { held } from '../platform/table/condition-failure.ts';
import { createSocketEntity, SOCKET_PREFIX } from './socket-entity.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** API Gateway closes a WebSocket after two hours (quotas page, 'Connection duration'). */
const SOCKET_SECONDS = 2 * 60 * 60 + 60;

/** Longer than API Gateway takes to open a connection. */
const OPENING_SECONDS = 10;

/** Reads and writes the open connections of users. */
export const createSocketRepository = (table: Table, clock: Clock) => {
  const sockets = createSocketEntity(table);
  const writeWhileOpen = createWriteWhileOpen(table);

  return {
    /** @throws CodedError UNAUTHENTICATED when the account is closed */
    open: async (userId: string, connectionId: string): Promise<void> => {
      const expires_at = epochSeconds(clock()) + SOCKET_SECONDS;
      const row = { user_id: userId, connection_id: connectionId, expires_at };
      await writeWhileOpen(userId, [{ Put: sockets.build(PutItemCommand).item(row).params() }]);
    },

    close: async (userId: string, connectionId: string): Promise<void> => {
      await sockets.build(DeleteItemCommand).key({ user_id: userId, connection_id: connectionId }).send();
    },

    /**
     * Deletes an unreachable connection unless it is still opening, when API Gateway also returns 410.
     * Source: API Gateway Developer Guide, '@connections commands' (410 before the connection is established).
     */
    forget: async (userId: string, connectionId: string): Promise<void> => {
      const openedBefore = epochSeconds(clock()) + SOCKET_SECONDS - OPENING_SECONDS;
      const removal = sockets
        .build(DeleteItemCommand)
        .key({ user_id: userId, connection_id: connectionId })
        .options({ condition: { attr: 'expires_at', lte: openedBefore } });
      await held(removal.send());
    },

    /** Returns the connections that have not expired; rows may stay days longer. */
    openOf: async (userId: string): Promise<string[]> => {
      const now = epochSeconds(clock());
      const { Items = [] } = await table
        .build(QueryCommand)
        .query({ partition: userPartition(userId), range: { beginsWith: SOCKET_PREFIX } })
        .entities(sockets)
        .options({
          maxPages: Infinity,
          entityAttrFilter: false,
          filters: { socket: { attr: 'expires_at', gte: now } },
        })
        .send();
      return Items.map((socket) => socket.connection_id);
    },
  };
};

export type SocketRepository = ReturnType<typeof createSocketRepository>;
