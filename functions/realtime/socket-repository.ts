import { type Clock, epochSeconds } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { isConditionFailure } from '../platform/table/condition-failure.ts';
import { createSocketEntity } from '../platform/table/socket-entity.ts';

/** API Gateway closes a WebSocket after two hours (quotas page, 'Connection duration'). */
const SOCKET_SECONDS = 2 * 60 * 60 + 60;

/** Longer than the gateway takes to open one. */
const OPENING_SECONDS = 10;

/** Open windows by person. */
export const createSocketRepository = (table: Table, clock: Clock) => {
  const sockets = createSocketEntity(table);

  return {
    open: async (userId: string, connectionId: string): Promise<void> => {
      const expires_at = epochSeconds(clock()) + SOCKET_SECONDS;
      await sockets.put({ user_id: userId, connection_id: connectionId, expires_at }).go();
    },

    close: async (userId: string, connectionId: string): Promise<void> => {
      await sockets.delete({ user_id: userId, connection_id: connectionId }).go();
    },

    /**
     * Forgets a window that could not be reached, unless it is only just opening: until then the gateway calls it gone.
     * Source: API Gateway Developer Guide, '@connections commands' (410 before the connection is established).
     */
    forget: async (userId: string, connectionId: string): Promise<void> => {
      const openedBefore = epochSeconds(clock()) + SOCKET_SECONDS - OPENING_SECONDS;
      const removal = sockets
        .delete({ user_id: userId, connection_id: connectionId })
        .where(({ expires_at }, { lte }) => lte(expires_at, openedBefore));
      await removal.go().catch((error: unknown) => {
        if (!isConditionFailure(error)) throw error;
      });
    },

    /** Connections that have not expired; rows may outlive their time by days. */
    openOf: async (userId: string): Promise<string[]> => {
      const query = sockets.query.byConnection({ user_id: userId });
      const now = epochSeconds(clock());
      const { data } = await query
        .where(({ expires_at }, { gte }) => gte(expires_at, now))
        .go({ pages: 'all' });
      return data.map((socket) => socket.connection_id);
    },
  };
};

export type SocketRepository = ReturnType<typeof createSocketRepository>;
