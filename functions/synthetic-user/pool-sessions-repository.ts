import {
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { callLimits } from '../platform/call-limits.ts';
import { callAsUser } from '../platform/user-pool/call-as-user.ts';
import type { Credentials } from './credentials.ts';

const SILENCE_MS = 3_000;

/** Tokens of a session. The access token is valid for 15 minutes. */
export interface Tokens {
  AccessToken: string;
  RefreshToken: string;
}

/** Opens sessions of the synthetic user at the user pool. */
export const createPoolSessions = (UserPoolId: string, ClientId: string) => {
  const client = new CognitoIdentityProviderClient({
    requestHandler: callLimits(SILENCE_MS),
    maxAttempts: 2,
  });
  return {
    /** Signs in with the password. @throws Error if the pool does not accept it */
    open: async ({ email, password }: Credentials): Promise<Tokens> => {
      const { AuthenticationResult } = await client.send(
        new AdminInitiateAuthCommand({
          UserPoolId,
          ClientId,
          AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME: email, PASSWORD: password },
        }),
      );
      const { AccessToken, RefreshToken } = AuthenticationResult ?? {};
      if (AccessToken === undefined || RefreshToken === undefined)
        throw new Error('The user pool sent no tokens.');
      return { AccessToken, RefreshToken };
    },
    /** Returns new tokens of the session, or null if it has ended. */
    renew: async ({ RefreshToken }: Tokens): Promise<Tokens | null> => {
      const { isOk, body } = await callAsUser('InitiateAuth', {
        ClientId,
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: RefreshToken },
      });
      const { AccessToken } = (body as { AuthenticationResult?: Partial<Tokens> }).AuthenticationResult ?? {};
      return isOk && AccessToken !== undefined ? { AccessToken, RefreshToken } : null;
    },
  };
};
