import { CodedError } from '#shared/errors/coded-error.ts';
import type { Route } from '#shared/http/route.ts';
import { environment } from '../env.ts';
import { createUserPool, type UserPool } from '../user-pool/user-pool.ts';

/** @throws CodedError FORBIDDEN for who is not in the group now */
export type NeedGroup = (userId: string, group: NonNullable<Route['group']>) => Promise<void>;

/** Asks the pool, whatever the token says of groups: who was taken out is out at once, and no claim lets anybody in. */
export const createNeedGroup =
  (pool: Pick<UserPool, 'isInGroup'>, userPoolId: string): NeedGroup =>
  async (userId, group) => {
    if (!(await pool.isInGroup(userPoolId, userId, group))) throw new CodedError('FORBIDDEN');
  };

/** The check of a function that may ask the pool: one call a request. */
export const needGroupFromEnvironment = (): NeedGroup =>
  createNeedGroup(createUserPool(), environment('USER_POOL_ID').USER_POOL_ID);
