import type { accountRoutes } from '#shared/account/routes.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { SendMessage } from '../platform/send-message.ts';
import type { HasEnded } from '../platform/session/has-ended.ts';
import type { UserPool } from '../platform/user-pool.ts';
import type { CloseSessions } from './close-sessions.ts';
import type { Erasure } from './erase-account.ts';

/** As long as an access token lives (`infra/constructs/users.ts`); it is also the longest delay that SQS knows. */
const TOKEN_SECONDS = 900;

interface Dependencies {
  userPoolId: string;
  pool: Pick<UserPool, 'disable' | 'isOpen'>;
  closeSessions: CloseSessions;
  hasEnded: HasEnded;
  sendErasure: SendMessage;
}

/**
 * Closes the caller's account at once (decision D29): nobody can sign in, and sockets close. The erasure is asked for
 * first, so that what was begun is finished whatever fails after it. From its start nothing is written for the person;
 * it is asked for once more when the last token has expired, for what a window that was just opening left behind.
 * @throws CodedError UNAUTHENTICATED for a session that was ended otherwise: who was signed out erases nothing. One that
 * the closing itself has ended may ask again.
 */
export const closeAccount =
  ({
    userPoolId,
    pool,
    closeSessions,
    hasEnded,
    sendErasure,
  }: Dependencies): Endpoint<typeof accountRoutes.close> =>
  async ({ caller }) => {
    const { user_id } = caller;
    if ((await hasEnded(caller)) && (await pool.isOpen(userPoolId, user_id)))
      throw new CodedError('UNAUTHENTICATED');
    const erasure: Erasure = { user_id };
    await Promise.all([sendErasure(erasure), sendErasure(erasure, TOKEN_SECONDS)]);
    await pool.disable(userPoolId, user_id);
    await closeSessions(userPoolId, user_id, user_id);
    return { status: 'closing' };
  };
