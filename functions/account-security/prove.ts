import type { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { CallLimit, CountCall } from '../platform/limits/count-call.ts';
import type { SessionRepository } from '../platform/session/session-repository.ts';
import type { SignInSettings } from '../platform/user-pool/sign-in-settings.ts';

/** The user pool limits wrong passwords too. */
export const proofLimit: CallLimit = { kind: 'proofs', most: 20, per: 'hour' };

interface Dependencies {
  settings: Pick<SignInSettings, 'checkPassword'>;
  clientId: string;
  sessions: Pick<SessionRepository, 'prove'>;
  countCall: CountCall;
}

/** Records that the caller just entered their password in this session. */
export const prove =
  ({ settings, clientId, sessions, countCall }: Dependencies): Endpoint<typeof accountSecurityRoutes.prove> =>
  async ({ caller: { user_id, session_id }, body: { password } }) => {
    await countCall(user_id);
    await settings.checkPassword(clientId, user_id, password);
    if (session_id !== undefined) await sessions.prove(user_id, session_id);
    return { status: 'proven' };
  };
