import type { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import { accessTokenOf } from '../platform/http/access-token.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { CallLimit, CountCall } from '../platform/limits/count-call.ts';
import type { SessionRepository } from '../platform/session/session-repository.ts';
import type { SignInSettings } from '../platform/user-pool/sign-in-settings.ts';
import type { CheckPasskey } from './passkeys/prove-with-passkey.ts';

/** The user pool limits wrong passwords too. */
export const proofLimit: CallLimit = { kind: 'proofs', most: 20, per: 'hour' };

interface Dependencies {
  settings: Pick<SignInSettings, 'checkPassword'>;
  clientId: string;
  checkPasskey: CheckPasskey;
  sessions: Pick<SessionRepository, 'prove'>;
  countCall: CountCall;
}

/** Records that the caller just entered their password or used a passkey in this session. */
export const prove =
  ({
    settings,
    clientId,
    checkPasskey,
    sessions,
    countCall,
  }: Dependencies): Endpoint<typeof accountSecurityRoutes.prove> =>
  async ({ caller: { user_id, session_id }, body, raw }) => {
    await countCall(user_id);
    await ('password' in body
      ? settings.checkPassword(clientId, user_id, body.password)
      : checkPasskey(user_id, accessTokenOf(raw), body.passkey));
    if (session_id !== undefined) await sessions.prove(user_id, session_id);
    return { status: 'proven' };
  };
