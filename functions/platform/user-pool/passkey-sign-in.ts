import * as z from 'zod';
import { CodedError } from '#shared/errors/coded-error.ts';
import { askPool } from './passkeys-at-pool.ts';

const started = z.object({
  ChallengeName: z.string().optional(),
  Session: z.string().optional(),
  ChallengeParameters: z.object({ CREDENTIAL_REQUEST_OPTIONS: z.string().optional() }).default({}),
});
const requestOptions = z.record(z.string(), z.unknown());
const completed = z.object({
  AuthenticationResult: z.object({ AccessToken: z.string(), RefreshToken: z.string() }).optional(),
});
const poolUser = z.object({ UserAttributes: z.array(z.object({ Name: z.string(), Value: z.string() })) });

/** The user pool's challenge for a passkey. */
export interface PasskeyChallenge {
  /** Options for `navigator.credentials.get`, as JSON. */
  options: Record<string, unknown>;
  /** The pool's ID of the attempt, which can be used once. */
  session: string;
}

/**
 * Verifies a user's passkey with a sign-in of its own at the user pool. Needs no AWS credentials.
 * Source: 'InitiateAuth' and 'RespondToAuthChallenge' in the API reference, `USER_AUTH` with `WEB_AUTHN`.
 */
export const createPasskeySignIn = (ClientId: string) => ({
  /** @returns null if the user has no passkey, or if it is not enough because an authenticator app is on */
  start: async (USERNAME: string): Promise<PasskeyChallenge | null> => {
    const AuthParameters = { USERNAME, PREFERRED_CHALLENGE: 'WEB_AUTHN' };
    const answer = await askPool('InitiateAuth', { ClientId, AuthFlow: 'USER_AUTH', AuthParameters });
    const { ChallengeName, Session, ChallengeParameters } = started.parse(answer);
    const options = ChallengeParameters.CREDENTIAL_REQUEST_OPTIONS;
    if (ChallengeName !== 'WEB_AUTHN' || Session === undefined || options === undefined) return null;
    return { options: requestOptions.parse(JSON.parse(options)), session: Session };
  },

  /**
   * Verifies the passkey's response. The session that Cognito starts for it is revoked.
   * @throws CodedError PROOF_REJECTED for a wrong or expired response, or one of another user
   */
  verify: async (USERNAME: string, Session: string, credential: object): Promise<void> => {
    const ChallengeResponses = { USERNAME, CREDENTIAL: JSON.stringify(credential) };
    const answer = await askPool('RespondToAuthChallenge', {
      ClientId,
      ChallengeName: 'WEB_AUTHN',
      Session,
      ChallengeResponses,
    });
    const { AuthenticationResult: tokens } = completed.parse(answer);
    if (!tokens) throw new CodedError('PROOF_REJECTED');
    const { UserAttributes } = poolUser.parse(await askPool('GetUser', { AccessToken: tokens.AccessToken }));
    await askPool('RevokeToken', { ClientId, Token: tokens.RefreshToken });
    // The session may be one that another user started.
    if (UserAttributes.find(({ Name }) => Name === 'sub')?.Value !== USERNAME)
      throw new CodedError('PROOF_REJECTED');
  },
});

export type PasskeySignIn = ReturnType<typeof createPasskeySignIn>;
