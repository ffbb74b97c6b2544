import type { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { CountCall } from '../../platform/limits/count-call.ts';
import type { PasskeyRepository } from '../../platform/session/passkey-repository.ts';
import type { PasskeySignIn } from '../../platform/user-pool/passkey-sign-in.ts';
import type { PasskeysAtPool } from '../../platform/user-pool/passkeys-at-pool.ts';

/** Returns the challenge for the caller's passkeys. */
export const startPasskeyProof =
  (
    { start }: Pick<PasskeySignIn, 'start'>,
    countCall: CountCall,
  ): Endpoint<typeof accountSecurityRoutes.startPasskeyProof> =>
  async ({ caller: { user_id } }) => {
    await countCall(user_id);
    return { challenge: await start(user_id) };
  };

interface Dependencies {
  passkeySignIn: Pick<PasskeySignIn, 'verify'>;
  pool: Pick<PasskeysAtPool, 'list'>;
  passkeys: Pick<PasskeyRepository, 'find'>;
}

/**
 * Verifies that the caller used a passkey that was added on our site. One that was added at the user pool with a stolen
 * token proves nothing (decision 0078).
 * @throws CodedError PROOF_REJECTED
 */
export const createCheckPasskey =
  ({ passkeySignIn, pool, passkeys }: Dependencies) =>
  async (
    userId: string,
    accessToken: string,
    { session, credential }: { session: string; credential: { id: string } },
  ): Promise<void> => {
    const atPool = (await pool.list(accessToken)).find(({ id }) => id === credential.id);
    if (!atPool || !(await passkeys.find(userId, atPool))) throw new CodedError('PROOF_REJECTED');
    await passkeySignIn.verify(userId, session, credential);
  };

export type CheckPasskey = ReturnType<typeof createCheckPasskey>;
