import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { callLimits } from '../call-limits.ts';

const SILENCE_MS = 1_500;

/** Ignores a missing account: a repeated request or a faster erasure has already deleted it. */
const unlessGone = (error: unknown): void => {
  if (!(error instanceof UserNotFoundException)) throw error;
};

/** An account as the user pool returns it. */
export interface PoolAccount {
  sub: string;
  email: string;
  createdAt: Date;
  isConfirmed: boolean;
  isEnabled: boolean;
}

/**
 * Manages accounts in Cognito. The user name is the `sub` or the name in a trigger's event. The user pool ID is a
 * parameter because triggers get it from their event, not from the stack.
 */
export const createUserPool = () => {
  const client = new CognitoIdentityProviderClient({
    requestHandler: callLimits(SILENCE_MS),
    maxAttempts: 2,
  });
  return {
    /** Ends every session by revoking all refresh tokens. Ignores a missing account. */
    signOutEverywhere: async (UserPoolId: string, Username: string): Promise<void> => {
      await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username })).catch(unlessGone);
    },

    /** Disables sign-in. Ignores a missing account. */
    disable: async (UserPoolId: string, Username: string): Promise<void> => {
      await client.send(new AdminDisableUserCommand({ UserPoolId, Username })).catch(unlessGone);
    },

    /** Enables sign-in of a disabled account again. */
    enable: async (UserPoolId: string, Username: string): Promise<void> => {
      await client.send(new AdminEnableUserCommand({ UserPoolId, Username })).catch(unlessGone);
    },

    /**
     * Returns whether the account is currently in a group. One page of 60 is sufficient (Amazon Cognito API Reference,
     * 'AdminListGroupsForUser').
     */
    isInGroup: async (UserPoolId: string, Username: string, group: string): Promise<boolean> => {
      const ask = new AdminListGroupsForUserCommand({ UserPoolId, Username, Limit: 60 });
      const answer = await client.send(ask).catch(unlessGone);
      return answer?.Groups?.some(({ GroupName }) => GroupName === group) === true;
    },

    /** Returns an account, or null if it is gone. */
    account: async (UserPoolId: string, Username: string): Promise<PoolAccount | null> => {
      const user = await client.send(new AdminGetUserCommand({ UserPoolId, Username })).catch(unlessGone);
      const valueOf = (name: string) => user?.UserAttributes?.find(({ Name }) => Name === name)?.Value;
      const [sub, createdAt] = [valueOf('sub'), user?.UserCreateDate];
      if (!user || sub === undefined || !createdAt) return null;
      return {
        sub,
        email: valueOf('email') ?? '',
        createdAt,
        isConfirmed: user.UserStatus === 'CONFIRMED',
        isEnabled: user.Enabled === true,
      };
    },

    /** Returns whether the account exists and can sign in. */
    isOpen: async (UserPoolId: string, Username: string): Promise<boolean> =>
      (await client.send(new AdminGetUserCommand({ UserPoolId, Username })).catch(unlessGone))?.Enabled ===
      true,

    /** Returns the verified email, or null if it is unverified or the account is gone. */
    confirmedEmail: async (UserPoolId: string, Username: string): Promise<string | null> => {
      const user = await client.send(new AdminGetUserCommand({ UserPoolId, Username })).catch(unlessGone);
      const valueOf = (name: string) => user?.UserAttributes?.find(({ Name }) => Name === name)?.Value;
      return valueOf('email_verified') === 'true' ? (valueOf('email') ?? null) : null;
    },

    /** Returns the `sub` of the confirmed and enabled account with this email, or null. */
    subOf: async (UserPoolId: string, email: string): Promise<string | null> => {
      const user = await client
        .send(new AdminGetUserCommand({ UserPoolId, Username: email }))
        .catch(unlessGone);
      const valueOf = (name: string) => user?.UserAttributes?.find(({ Name }) => Name === name)?.Value;
      // The email is an alias in the user pool: the account found may have a different email, or be found by its ID.
      const isIt = valueOf('email')?.toLowerCase() === email.toLowerCase();
      const isIn = user?.Enabled === true && user.UserStatus === 'CONFIRMED';
      return isIt && isIn && valueOf('email_verified') === 'true' ? (valueOf('sub') ?? null) : null;
    },

    /** Deletes the account. Ignores a missing one. */
    remove: async (UserPoolId: string, Username: string): Promise<void> => {
      await client.send(new AdminDeleteUserCommand({ UserPoolId, Username })).catch(unlessGone);
    },
  };
};

export type UserPool = ReturnType<typeof createUserPool>;
