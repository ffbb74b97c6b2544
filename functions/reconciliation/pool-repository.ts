import {
  CognitoIdentityProviderClient,
  ListUsersCommand,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import { callLimits } from '../platform/call-limits.ts';
import { createUserPool, type PoolAccount } from '../platform/user-pool/user-pool.ts';

const SILENCE_MS = 5_000;
/** Maximum of a page (Amazon Cognito API Reference, 'ListUsers'). */
const PAGE = 60;

/** An account as the list of the user pool returns it. */
export interface ListedAccount extends PoolAccount {
  name: string | undefined;
}

const accountOf = ({
  Attributes = [],
  UserCreateDate,
  UserStatus,
  Enabled,
}: UserType): ListedAccount | null => {
  const valueOf = (name: string) => Attributes.find(({ Name }) => Name === name)?.Value;
  const sub = valueOf('sub');
  if (sub === undefined || !UserCreateDate) return null;
  return {
    sub,
    email: valueOf('email') ?? '',
    name: valueOf('name'),
    createdAt: UserCreateDate,
    isConfirmed: UserStatus === 'CONFIRMED',
    isEnabled: Enabled === true,
  };
};

/** Lists the accounts of the user pool, and looks single ones up. */
export const createPoolAccounts = (UserPoolId: string) => {
  const client = new CognitoIdentityProviderClient({
    requestHandler: callLimits(SILENCE_MS),
    maxAttempts: 4,
  });
  const pool = createUserPool();
  return {
    /** Pages through all accounts. The list may be some seconds behind. */
    pages: async function* (): AsyncGenerator<ListedAccount[]> {
      let PaginationToken: string | undefined;
      do {
        const page = await client.send(
          new ListUsersCommand({ UserPoolId, Limit: PAGE, ...(PaginationToken && { PaginationToken }) }),
        );
        yield (page.Users ?? []).map(accountOf).filter((account) => account !== null);
        ({ PaginationToken } = page);
      } while (PaginationToken);
    },

    /** Returns the account, or null if the user pool has none. */
    find: (userId: string): Promise<PoolAccount | null> => pool.account(UserPoolId, userId),

    /** Disables sign-in. */
    disable: (userId: string): Promise<void> => pool.disable(UserPoolId, userId),
  };
};

export type PoolAccounts = ReturnType<typeof createPoolAccounts>;
