import type { accountRoutes } from '#shared/account/routes.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { SendMessage } from '../platform/send-message.ts';
import type { HasEnded } from '../platform/session/has-ended.ts';
import type { UserPool } from '../platform/user-pool.ts';
import type { CloseSessions } from './close-sessions.ts';
import type { ClosedAccounts } from './closed-account-repository.ts';
import type { Erasure } from './erase-account.ts';

interface Dependencies {
  userPoolId: string;
  pool: Pick<UserPool, 'disable' | 'isOpen'>;
  closed: Pick<ClosedAccounts, 'noteForGood'>;
  closeSessions: CloseSessions;
  hasEnded: HasEnded;
  sendErasure: SendMessage;
}

/**
 * Closes the account of the caller, who is under 13 (decision D42): nothing is written for it any more, by sessions or
 * programs, nobody can sign in, and sockets close. A plan is charged for no more. What it holds stays, for a mistake or
 * until a parent asks.
 * @throws CodedError UNAUTHENTICATED for a session that was ended otherwise: who was signed out closes nothing. One that
 * the closing itself has ended may ask again.
 */
export const closeTooYoung =
  ({
    userPoolId,
    pool,
    closed,
    closeSessions,
    hasEnded,
    sendErasure,
  }: Dependencies): Endpoint<typeof accountRoutes.closeTooYoung> =>
  async ({ caller }) => {
    const { user_id } = caller;
    // One that is closed already has its note, or is gone: a note for good would outlive it.
    if (await pool.isOpen(userPoolId, user_id)) {
      if (await hasEnded(caller)) throw new CodedError('UNAUTHENTICATED');
      const payments: Erasure = { user_id, only: 'payments' };
      await closed.noteForGood(user_id);
      await sendErasure(payments);
      await pool.disable(userPoolId, user_id);
    }
    await closeSessions(userPoolId, user_id, user_id);
    return { status: 'closed' };
  };
