import { CodedError } from '#shared/errors/coded-error.ts';
import { systemClock } from '../clock.ts';
import { environment } from '../env.ts';
import { openTable } from '../table/client.ts';
import { createHasEnded, type HasEnded, type SessionOf } from './has-ended.ts';
import { createSessionEndRepository } from './session-end-repository.ts';

/** @throws CodedError UNAUTHENTICATED for a session that has ended, even if its token is still valid for minutes */
export type RequireLiveSession = (session: SessionOf) => Promise<void>;

export const createRequireLiveSession =
  (hasEnded: HasEnded): RequireLiveSession =>
  async (session) => {
    if (await hasEnded(session)) throw new CodedError('UNAUTHENTICATED');
  };

/** Creates the check, which makes one table read per request. */
export const requireLiveSessionFromEnvironment = (): RequireLiveSession =>
  createRequireLiveSession(
    createHasEnded(createSessionEndRepository(openTable(environment('TABLE_NAME').TABLE_NAME), systemClock)),
  );
