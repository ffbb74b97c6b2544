import { CodedError } from '#shared/errors/coded-error.ts';
import type { Route } from '#shared/http/route.ts';
import { environment } from '../env.ts';
import { createUserPool, type UserPool } from '../user-pool/user-pool.ts';

/** @throws CodedError FORBIDDEN if the user is currently not in the group */
export type RequireGroup = (userId: string, group: NonNullable<Route['group']>) => Promise<void>;

/** Checks the user pool instead of the token's claims, so that a removed user loses access immediately. */
export const createRequireGroup =
  (pool: Pick<UserPool, 'isInGroup'>, userPoolId: string): RequireGroup =>
  async (userId, group) => {
    if (!(await pool.isInGroup(userPoolId, userId, group))) throw new CodedError('FORBIDDEN');
  };

/** Creates the check, which makes one user pool call per request. */
export const requireGroupFromEnvironment = (): RequireGroup =>
  createRequireGroup(createUserPool(), environment('USER_POOL_ID').USER_POOL_ID);
