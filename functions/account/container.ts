import type { accountRoutes } from '#shared/account/routes.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { logger } from '../platform/observability.ts';
import { createSendMessage } from '../platform/send-message.ts';
import { closeSocketFromEnvironment } from '../platform/sockets/close-socket.ts';
import { openTable } from '../platform/table/client.ts';
import { createUserPool } from '../platform/user-pool.ts';
import { createSocketRepository } from '../realtime/socket-repository.ts';
import { closeAccount } from './close-account.ts';
import { createCloseSessions } from './close-sessions.ts';
import { createSessionEndRepository } from './session-end-repository.ts';

/** Builds the feature from its environment. */
export const createContainer = (): Endpoints<typeof accountRoutes> => {
  const { TABLE_NAME, USER_POOL_ID, ERASURE_QUEUE_URL } = environment(
    'TABLE_NAME',
    'USER_POOL_ID',
    'ERASURE_QUEUE_URL',
  );
  const table = openTable(TABLE_NAME);
  const pool = createUserPool();
  const closeSessions = createCloseSessions({
    sessions: createSessionEndRepository(table, systemClock),
    pool,
    sockets: createSocketRepository(table, systemClock),
    closeSocket: closeSocketFromEnvironment(),
    report: (error) => logger.error('SOCKETS_NOT_CLOSED', { error }),
  });
  const sendErasure = createSendMessage(ERASURE_QUEUE_URL);
  return { close: closeAccount({ userPoolId: USER_POOL_ID, pool, closeSessions, sendErasure }) };
};
