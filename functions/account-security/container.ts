import type { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import { createCloseSessions } from '../account/close-sessions.ts';
import { createSessionEndRepository } from '../account/session-end-repository.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { logger } from '../platform/observability.ts';
import { closeSocketFromEnvironment } from '../platform/sockets/close-socket.ts';
import { openTable } from '../platform/table/client.ts';
import { createUserPool } from '../platform/user-pool.ts';
import { createSocketRepository } from '../realtime/socket-repository.ts';
import { endSessions } from './end-sessions.ts';
import { followEmail } from './follow-email.ts';
import { createTakeOverEmail } from './profile-email-repository.ts';

/** Builds the feature from its environment. */
export const createContainer = (): Endpoints<typeof accountSecurityRoutes> => {
  const { TABLE_NAME, USER_POOL_ID } = environment('TABLE_NAME', 'USER_POOL_ID');
  const table = openTable(TABLE_NAME);
  const pool = createUserPool();
  const closeSessions = createCloseSessions({
    sessions: createSessionEndRepository(table, systemClock),
    pool,
    sockets: createSocketRepository(table, systemClock),
    closeSocket: closeSocketFromEnvironment(),
    report: (error) => logger.error('SOCKETS_NOT_CLOSED', { error }),
  });
  return {
    endSessions: endSessions({ userPoolId: USER_POOL_ID, closeSessions }),
    followEmail: followEmail({
      confirmedEmailOf: (userId) => pool.confirmedEmail(USER_POOL_ID, userId),
      takeOver: createTakeOverEmail(table, systemClock),
    }),
  };
};
