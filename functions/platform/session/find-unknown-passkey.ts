import type { PasskeysAtPool } from '../user-pool/passkeys-at-pool.ts';
import type { PasskeyRepository } from './passkey-repository.ts';
import type { SessionEndRepository } from './session-end-repository.ts';
import type { NewSession, SessionRepository } from './session-repository.ts';

interface Dependencies {
  pool: Pick<PasskeysAtPool, 'list' | 'remove' | 'signOutEverywhere'>;
  passkeys: Pick<PasskeyRepository, 'unknownOf' | 'noteRemoved'>;
  sessions: Pick<SessionRepository, 'add' | 'end' | 'endAll'>;
  ends: Pick<SessionEndRepository, 'end'>;
}

/**
 * Returns whether the account has a passkey that was not added on our site: someone with a stolen access token can add
 * one at the user pool. Then it is removed, and all sessions have ended, including the new one, which may be theirs.
 */
export type FindUnknownPasskey = (session: NewSession, accessToken: string) => Promise<boolean>;

export const createFindUnknownPasskey =
  ({ pool, passkeys, sessions, ends }: Dependencies): FindUnknownPasskey =>
  async (session, accessToken) => {
    const { user_id, id } = session;
    if (accessToken === '') return false;
    const unknown = await passkeys.unknownOf(user_id, await pool.list(accessToken));
    if (unknown.length === 0) return false;
    // Sessions end before the passkey is removed, so that a failure in between cannot leave one that is never checked.
    await ends.end(user_id);
    await sessions.add(session);
    await sessions.endAll(user_id, id);
    await sessions.end(user_id, id);
    for (const passkey of unknown) {
      await passkeys.noteRemoved(user_id, passkey);
      await pool.remove(accessToken, passkey.id);
    }
    // Last, because it revokes the access token.
    await pool.signOutEverywhere(accessToken);
    return true;
  };
