import { systemClock } from '../platform/clock.ts';
import { logger } from '../platform/observability.ts';
import { createSessionEndRepository } from '../platform/session/session-end-repository.ts';
import { createSessionRepository } from '../platform/session/session-repository.ts';
import { closeSocketFromEnvironment } from '../platform/sockets/close-socket.ts';
import type { Table } from '../platform/table/client.ts';
import { createSocketRepository } from '../realtime/public.ts';
import { type CloseSessions, createCloseSessions, type SessionParts } from './close-sessions.ts';

/** Wires the end of all sessions of a user. @param parts see `SessionParts` */
export const openCloseSessions = (
  table: Table,
  parts: Pick<SessionParts, 'pool' | 'forgetDevices'>,
): CloseSessions =>
  createCloseSessions({
    ...parts,
    ends: createSessionEndRepository(table, systemClock),
    sessions: createSessionRepository(table, systemClock),
    sockets: createSocketRepository(table, systemClock),
    closeSocket: closeSocketFromEnvironment(),
    report: (what, error) => logger.error(what, { error }),
  });
