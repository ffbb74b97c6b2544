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

/** A second press, or an erasure that was quicker, finds no account any more: that is what was asked for. */
const unlessGone = (error: unknown): void => {
  if (!(error instanceof UserNotFoundException)) throw error;
};

/** What the pool says of an account. */
export interface PoolAccount {
  sub: string;
  email: string;
  createdAt: Date;
  isConfirmed: boolean;
  isEnabled: boolean;
}

/**
 * What the product does to a person's account at Cognito. A user's name there is the `sub`, or what a trigger calls it.
 * The pool is a parameter: a trigger cannot be told its own pool by the stack, its event says it.
 */
export const createUserPool = () => {
  const client = new CognitoIdentityProviderClient({
    requestHandler: callLimits(SILENCE_MS),
    maxAttempts: 2,
  });
  return {
    /** Ends every session: no refresh token issued before works any more. An account that is gone has none. */
    signOutEverywhere: async (UserPoolId: string, Username: string): Promise<void> => {
      await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username })).catch(unlessGone);
    },

    /** Lets nobody sign in to the account any more; one that is gone already lets nobody in. */
    disable: async (UserPoolId: string, Username: string): Promise<void> => {
      await client.send(new AdminDisableUserCommand({ UserPoolId, Username })).catch(unlessGone);
    },

    /** Lets the person of a disabled account sign in again. */
    enable: async (UserPoolId: string, Username: string): Promise<void> => {
      await client.send(new AdminEnableUserCommand({ UserPoolId, Username })).catch(unlessGone);
    },

    /**
     * Whether the account is in a group now. One page tells: nobody is in more groups than its 60 (Amazon Cognito API
     * Reference, 'AdminListGroupsForUser').
     */
    isInGroup: async (UserPoolId: string, Username: string, group: string): Promise<boolean> => {
      const ask = new AdminListGroupsForUserCommand({ UserPoolId, Username, Limit: 60 });
      const answer = await client.send(ask).catch(unlessGone);
      return answer?.Groups?.some(({ GroupName }) => GroupName === group) === true;
    },

    /** An account as the pool knows it; null where it is gone. */
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

    /** Whether the account is there and lets its person in. */
    isOpen: async (UserPoolId: string, Username: string): Promise<boolean> =>
      (await client.send(new AdminGetUserCommand({ UserPoolId, Username })).catch(unlessGone))?.Enabled ===
      true,

    /** The e-mail that the person has confirmed; null where it is not, and for an account that is gone. */
    confirmedEmail: async (UserPoolId: string, Username: string): Promise<string | null> => {
      const user = await client.send(new AdminGetUserCommand({ UserPoolId, Username })).catch(unlessGone);
      const valueOf = (name: string) => user?.UserAttributes?.find(({ Name }) => Name === name)?.Value;
      return valueOf('email_verified') === 'true' ? (valueOf('email') ?? null) : null;
    },

    /** Whose account has the e-mail: only one that is confirmed and lets its person in; null for nobody's. */
    subOf: async (UserPoolId: string, email: string): Promise<string | null> => {
      const user = await client
        .send(new AdminGetUserCommand({ UserPoolId, Username: email }))
        .catch(unlessGone);
      const valueOf = (name: string) => user?.UserAttributes?.find(({ Name }) => Name === name)?.Value;
      // The e-mail is an alias in the pool, so what is found by it could carry another one, or be found by its id.
      const isIt = valueOf('email')?.toLowerCase() === email.toLowerCase();
      const isIn = user?.Enabled === true && user.UserStatus === 'CONFIRMED';
      return isIt && isIn && valueOf('email_verified') === 'true' ? (valueOf('sub') ?? null) : null;
    },

    /** Removes the account; one that is gone already is as good as removed. */
    remove: async (UserPoolId: string, Username: string): Promise<void> => {
      await client.send(new AdminDeleteUserCommand({ UserPoolId, Username })).catch(unlessGone);
    },
  };
};

export type UserPool = ReturnType<typeof createUserPool>;
