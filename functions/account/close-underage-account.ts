import type { accountRoutes } from '#shared/account/routes.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { SendNotice } from '../account-security/public.ts';
import type { SendMessage } from '../platform/send-message.ts';
import type { HasEnded } from '../platform/session/session-ledger.ts';
import type { UserPool } from '../platform/user-pool/user-pool.ts';
import type { CloseSessions } from './close-sessions.ts';
import { CHILD_DAYS, type ClosedAccounts } from './closed-account-repository.ts';
import type { Erasure } from './erase-account.ts';

interface Dependencies {
  userPoolId: string;
  pool: Pick<UserPool, 'disable' | 'isOpen'>;
  closed: Pick<ClosedAccounts, 'noteChild'>;
  closeSessions: CloseSessions;
  hasEnded: HasEnded;
  sendErasure: SendMessage;
  /** Emails the user. Must not fail. */
  sendNotice: SendNotice;
}

/**
 * Closes the account of a caller under 13 (decision D42): rejects all further writes by sessions and API tokens,
 * disables sign-in, closes sockets and stops charges. The data is erased after 30 days, or earlier or later if a parent
 * asks for it: the age may have been entered by mistake (decision 0079).
 * @throws CodedError UNAUTHENTICATED for a session that was ended in any other way: a signed-out device must not close
 * the account. A session ended by the closing itself may repeat the request.
 */
export const closeUnderageAccount =
  ({
    userPoolId,
    pool,
    closed,
    closeSessions,
    hasEnded,
    sendErasure,
    sendNotice,
  }: Dependencies): Endpoint<typeof accountRoutes.closeUnderageAccount> =>
  async ({ caller }) => {
    const { user_id } = caller;
    // A closed account already has this row or has been erased, and a permanent row would outlive it.
    if (await pool.isOpen(userPoolId, user_id)) {
      if (await hasEnded(caller)) throw new CodedError('UNAUTHENTICATED');
      await sendNotice(user_id, { kind: 'child_account_closed', days: CHILD_DAYS });
      const payments: Erasure = { user_id, only: 'payments' };
      await closed.noteChild(user_id);
      await sendErasure(payments);
      await pool.disable(userPoolId, user_id);
    }
    await closeSessions(userPoolId, user_id, user_id);
    return { status: 'closed' };
  };
