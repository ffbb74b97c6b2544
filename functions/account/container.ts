import type { accountRoutes } from '#shared/account/routes.ts';
import { neverFailing, openSendNotice } from '../account-security/public.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { logger } from '../platform/observability.ts';
import { createSendMessage } from '../platform/send-message.ts';
import { openSessionLedger } from '../platform/session/open-session-ledger.ts';
import { openTable } from '../platform/table/client.ts';
import { createUserPool } from '../platform/user-pool/user-pool.ts';
import { closeAccount } from './close-account.ts';
import { createClosedAccounts } from './closed-account-repository.ts';
import { openCloseSessions } from './open-close-sessions.ts';
import { closeUnderageAccount } from './close-underage-account.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof accountRoutes> => {
  const { TABLE_NAME, USER_POOL_ID, ERASURE_QUEUE_URL } = environment(
    'TABLE_NAME',
    'USER_POOL_ID',
    'ERASURE_QUEUE_URL',
  );
  const table = openTable(TABLE_NAME);
  const pool = createUserPool();
  const closeSessions = openCloseSessions(table, { pool });
  const sendErasure = createSendMessage(ERASURE_QUEUE_URL);
  const { hasEnded } = openSessionLedger();
  const sendNotice = neverFailing(openSendNotice(table), (error) =>
    logger.error('NOTICE_NOT_SENT', { error }),
  );
  const closed = createClosedAccounts(table, systemClock);
  const parts = { userPoolId: USER_POOL_ID, pool, closed, closeSessions, hasEnded, sendErasure, sendNotice };
  return { close: closeAccount(parts), closeUnderageAccount: closeUnderageAccount(parts) };
};
