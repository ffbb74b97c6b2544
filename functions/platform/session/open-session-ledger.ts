import { systemClock } from '../clock.ts';
import { environment } from '../env.ts';
import { logger } from '../observability.ts';
import { openTable } from '../table/client.ts';
import { isTokenLiveAtPool } from './is-token-live.ts';
import { createSessionEndRepository } from './session-end-repository.ts';
import { createSessionLedger, type SessionLedger } from './session-ledger.ts';
import { createSessionRepository } from './session-repository.ts';

/** Creates the check of sessions, with the table and the user pool of the environment. */
export const openSessionLedger = (): SessionLedger => {
  const table = openTable(environment('TABLE_NAME').TABLE_NAME);
  return createSessionLedger({
    sessions: createSessionRepository(table, systemClock),
    ends: createSessionEndRepository(table, systemClock),
    isTokenLive: isTokenLiveAtPool,
    clock: systemClock,
    report: (error) => logger.warn('The user pool could not be asked about a session.', error),
  });
};
