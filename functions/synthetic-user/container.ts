import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { newUlid } from '../platform/ids.ts';
import { logger } from '../platform/observability.ts';
import { createParameterReader } from '../platform/parameters.ts';
import { timeoutSignal } from '../platform/timeouts.ts';
import { parseCredentials } from './credentials.ts';
import { createPoolSessions, type Tokens } from './pool-sessions-repository.ts';
import type { SendRequest } from '#shared/http/route-caller.ts';
import { createWalk } from './walk.ts';

/** Longer than a user waits for any step of the walk. */
const STEP_MS = 5_000;

/** Creates the client of a session, which sends requests through CloudFront, as the app does. */
const clientOf =
  (origin: string, { AccessToken }: Tokens): SendRequest =>
  async (method, path, body) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${AccessToken}`,
        'user-agent': 'Platewise synthetic user',
        'idempotency-key': newUlid(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: timeoutSignal(STEP_MS),
    });
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : null };
  };

/** Wires the walk from environment variables. Without an account it does nothing. */
export const openWalk = (): (() => Promise<void>) => {
  const settings = environment(
    'USER_POOL_ID',
    'USER_POOL_CLIENT_ID',
    'SITE_ORIGIN_PARAMETER',
    'SYNTHETIC_USER_PARAMETER',
  );
  const readParameter = createParameterReader();
  const pool = createPoolSessions(settings.USER_POOL_ID, settings.USER_POOL_CLIENT_ID);
  // Kept between walks: a new session each time would fill the user's list of sessions.
  let session: Tokens | null = null;
  return async () => {
    const account = await readParameter(settings.SYNTHETIC_USER_PARAMETER);
    if (account === undefined) return logger.info('There is no synthetic user.');
    const signIn = async (): Promise<SendRequest> => {
      session = (session && (await pool.renew(session))) ?? (await pool.open(parseCredentials(account)));
      return clientOf((await readParameter(settings.SITE_ORIGIN_PARAMETER)) ?? '', session);
    };
    await createWalk({ signIn, clock: systemClock })();
  };
};
