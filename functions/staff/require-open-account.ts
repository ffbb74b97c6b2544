import { CodedError } from '#shared/errors/coded-error.ts';
import type { PoolAccount } from '../platform/user-pool/user-pool.ts';

interface Dependencies {
  accountOf: (userId: string) => Promise<PoolAccount | null>;
  isClosed: (userId: string) => Promise<boolean>;
}

/**
 * Returns the account that a staff member acts on.
 * @throws CodedError ACCOUNT_IS_YOURS for the own account; ACCOUNT_NOT_FOUND for a missing or closed one
 */
export const requireOpenAccountOfOther = async (
  { accountOf, isClosed }: Dependencies,
  staffId: string,
  userId: string,
): Promise<PoolAccount> => {
  if (userId === staffId) throw new CodedError('ACCOUNT_IS_YOURS');
  const [account, closed] = await Promise.all([accountOf(userId), isClosed(userId)]);
  if (account?.sub !== userId || closed) throw new CodedError('ACCOUNT_NOT_FOUND');
  return account;
};
