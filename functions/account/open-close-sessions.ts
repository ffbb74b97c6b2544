import { systemClock } from '../platform/clock.ts';
import { logger } from '../platform/observability.ts';
import { createSessionEndRepository } from '../platform/session/session-end-repository.ts';
import { createSessionRepository } from '../platform/session/session-repository.ts';
import { closeSocketFromEnvironment } from '../platform/sockets/close-socket.ts';
import type { Table } from '../platform/table/client.ts';
import { createSocketRepository } from '../realtime/public.ts';
import { type CloseSessions, createCloseSessions, type SessionParts } from './close-sessions.ts';

/** Returns a function that closes a user's sockets. A failure is logged, because it keeps no session alive. */
export const openCloseSockets = (table: Table): ((userId: string) => Promise<void>) => {
  const sockets = createSocketRepository(table, systemClock);
  const closeSocket = closeSocketFromEnvironment();
  return async (userId) => {
    try {
      await Promise.all((await sockets.openOf(userId)).map(closeSocket));
    } catch (error) {
      // A socket left open only reports that something changed, and closes within two hours.
      logger.error('SOCKETS_NOT_CLOSED', { error });
    }
  };
};

/** Wires the end of all sessions of a user. @param parts see `SessionParts` */
export const openCloseSessions = (
  table: Table,
  parts: Pick<SessionParts, 'pool' | 'forgetDevices'>,
): CloseSessions =>
  createCloseSessions({
    ...parts,
    ends: createSessionEndRepository(table, systemClock),
    sessions: createSessionRepository(table, systemClock),
    closeSockets: openCloseSockets(table),
    report: (what, error) => logger.error(what, { error }),
  });
