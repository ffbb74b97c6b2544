import {
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminUpdateUserAttributesCommand,
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  RevokeTokenCommand,
  SetUserMFAPreferenceCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { CodedError } from '#shared/errors/coded-error.ts';
import { callLimits } from '../call-limits.ts';

const TIMEOUT_MS = 3_000;

/**
 * Errors for a wrong password or code, and for too many of them, which Cognito reports with the same name. Also for
 * accounts that do not exist or cannot sign in, so that the response does not reveal them.
 */
const WRONG = new Set([
  'NotAuthorizedException',
  'UserNotFoundException',
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
  'CodeMismatchException',
  'ExpiredCodeException',
  'EnableSoftwareTokenMFAException',
  'InvalidPasswordException',
  'PasswordHistoryPolicyViolationException',
]);

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/**
 * @throws CodedError PROOF_REJECTED for a wrong password or code, TOO_MANY_REQUESTS after many attempts, UNAUTHENTICATED
 * for a revoked token
 */
const rethrow = (error: unknown): never => {
  const name = nameOf(error);
  const message = error instanceof Error ? error.message : '';
  // Cognito reports these with the name of a wrong password.
  if (/^(?:Access Token|Invalid Access Token)/.test(message))
    throw new CodedError('UNAUTHENTICATED', { cause: error });
  if (message === 'Password attempts exceeded') throw new CodedError('TOO_MANY_REQUESTS', { cause: error });
  if (WRONG.has(name)) throw new CodedError('PROOF_REJECTED', { cause: error });
  if (name === 'LimitExceededException' || name === 'TooManyRequestsException')
    throw new CodedError('TOO_MANY_REQUESTS', { cause: error });
  throw error;
};

/** Reads and changes how a user signs in: password, authenticator app and email address. */
export const createSignInSettings = (UserPoolId: string) => {
  const client = new CognitoIdentityProviderClient({
    requestHandler: callLimits(TIMEOUT_MS),
    maxAttempts: 2,
  });
  return {
    /**
     * Verifies a password. The session that Cognito starts for it is revoked.
     * @throws CodedError PROOF_REJECTED
     */
    checkPassword: async (ClientId: string, USERNAME: string, PASSWORD: string): Promise<void> => {
      const { AuthenticationResult } = await client
        .send(
          new AdminInitiateAuthCommand({
            UserPoolId,
            ClientId,
            AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
            AuthParameters: { USERNAME, PASSWORD },
          }),
        )
        .catch(rethrow);
      // With an authenticator app the response is its challenge, after a right password.
      const Token = AuthenticationResult?.RefreshToken;
      if (Token !== undefined) await client.send(new RevokeTokenCommand({ ClientId, Token }));
    },

    /** @throws CodedError PROOF_REJECTED for a wrong old password */
    changePassword: async (AccessToken: string, PreviousPassword: string, ProposedPassword: string) => {
      await client
        .send(new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword }))
        .catch(rethrow);
    },

    /**
     * Verifies a code of the user's authenticator app, which uses it up.
     * @returns false if the pool does not verify an active key again, which its reference does not specify
     * @throws CodedError PROOF_REJECTED
     */
    verifyAppCode: async (AccessToken: string, UserCode: string): Promise<boolean> => {
      try {
        const { Status } = await client.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));
        // Cognito may reject a code with status 200, for example after many attempts.
        if (Status !== 'SUCCESS') throw new CodedError('PROOF_REJECTED');
        return true;
      } catch (error) {
        if (error instanceof CodedError) throw error;
        if (/^(?:InvalidParameter|SoftwareTokenMFANotFound)Exception$/.test(nameOf(error))) return false;
        return rethrow(error);
      }
    },

    /** Turns the second factor of the signed-in user on or off. */
    turnApp: async (AccessToken: string, Enabled: boolean): Promise<void> => {
      const SoftwareTokenMfaSettings = { Enabled, PreferredMfa: Enabled };
      await client.send(new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings }));
    },

    /** Returns whether the account asks for a code of an authenticator app at sign-in. */
    hasApp: async (Username: string): Promise<boolean> => {
      const { UserMFASettingList } = await client.send(new AdminGetUserCommand({ UserPoolId, Username }));
      return UserMFASettingList?.includes('SOFTWARE_TOKEN_MFA') ?? false;
    },

    /** Turns the authenticator app of any account off. */
    removeApp: async (Username: string): Promise<void> => {
      const SoftwareTokenMfaSettings = { Enabled: false, PreferredMfa: false };
      await client.send(
        new AdminSetUserMFAPreferenceCommand({ UserPoolId, Username, SoftwareTokenMfaSettings }),
      );
    },

    /**
     * Sets a verified email address. Users cannot do this themselves: the client may not write the attribute.
     * @returns false if another account has the address
     */
    setEmail: async (Username: string, email: string): Promise<boolean> => {
      const UserAttributes = [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ];
      try {
        await client.send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username, UserAttributes }));
        return true;
      } catch (error) {
        if (nameOf(error) === 'AliasExistsException') return false;
        throw error;
      }
    },
  };
};

export type SignInSettings = ReturnType<typeof createSignInSettings>;
