import type { accountRoutes } from '#shared/account/routes.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { SendNotice } from '../account-security/public.ts';
import type { SendMessage } from '../platform/send-message.ts';
import type { HasEnded } from '../platform/session/session-ledger.ts';
import type { UserPool } from '../platform/user-pool/user-pool.ts';
import type { CloseSessions } from './close-sessions.ts';
import type { ClosedAccounts } from './closed-account-repository.ts';
import type { Erasure } from './erase-account.ts';

/** The lifetime of an access token (`infra/constructs/users/users.ts`), which is also the maximum SQS delay. */
const TOKEN_SECONDS = 900;

interface Dependencies {
  userPoolId: string;
  pool: Pick<UserPool, 'disable' | 'isOpen'>;
  closed: Pick<ClosedAccounts, 'note'>;
  closeSessions: CloseSessions;
  hasEnded: HasEnded;
  sendErasure: SendMessage;
  /** Emails the user. Must not fail. */
  sendNotice: SendNotice;
}

/**
 * Closes the caller's account immediately (decision D29): all writes are rejected, sign-in is disabled and sockets close
 * before the response (decision 0079). The erasure is queued first, so that it completes even if a later step fails, and
 * once more after the last token expires, to delete what a service wrote meanwhile.
 * @throws CodedError UNAUTHENTICATED for a session that was ended in any other way: a signed-out device must not erase
 * the account. A session ended by the closing itself may repeat the request.
 */
export const closeAccount =
  ({
    userPoolId,
    pool,
    closed,
    closeSessions,
    hasEnded,
    sendErasure,
    sendNotice,
  }: Dependencies): Endpoint<typeof accountRoutes.close> =>
  async ({ caller }) => {
    const { user_id } = caller;
    const hasClosed = await hasEnded(caller);
    if (hasClosed && (await pool.isOpen(userPoolId, user_id))) throw new CodedError('UNAUTHENTICATED');
    // Sent first: the erasure deletes the address.
    if (!hasClosed) await sendNotice(user_id, { kind: 'account_closed' });
    const erasure: Erasure = { user_id };
    await Promise.all([sendErasure(erasure), sendErasure(erasure, TOKEN_SECONDS)]);
    await closed.note(user_id);
    await pool.disable(userPoolId, user_id);
    await closeSessions(userPoolId, user_id, user_id);
    return { status: 'closing' };
  };
