import { systemClock } from '../clock.ts';
import { environment } from '../env.ts';
import { logger } from '../observability.ts';
import { openTable } from '../table/client.ts';
import { passkeysAtPool } from '../user-pool/passkeys-at-pool.ts';
import { createFindUnknownPasskey } from './find-unknown-passkey.ts';
import { isTokenLiveAtPool } from './is-token-live.ts';
import { createPasskeyRepository } from './passkey-repository.ts';
import { createSessionEndRepository } from './session-end-repository.ts';
import { createSessionLedger, type SessionLedger } from './session-ledger.ts';
import { createSessionRepository } from './session-repository.ts';

/** Creates the check of sessions, with the table and the user pool of the environment. */
export const openSessionLedger = (): SessionLedger => {
  const { TABLE_NAME, PASSKEYS } = environment('TABLE_NAME', 'PASSKEYS');
  const table = openTable(TABLE_NAME);
  const sessions = createSessionRepository(table, systemClock);
  const ends = createSessionEndRepository(table, systemClock);
  const passkeys = createPasskeyRepository(table, systemClock);
  return createSessionLedger({
    sessions,
    ends,
    isTokenLive: isTokenLiveAtPool,
    findUnknownPasskey:
      PASSKEYS === 'on'
        ? createFindUnknownPasskey({ pool: passkeysAtPool, passkeys, sessions, ends })
        : () => Promise.resolve(false),
    clock: systemClock,
    report: (error) => logger.warn('The user pool could not be asked about a session.', error),
  });
};
