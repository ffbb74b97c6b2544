import * as z from 'zod';
import { cognitoErrors } from '../errors.ts';
import type { User } from '../store/user-store.ts';
import type { UserPool } from '../user-pool.ts';
import { removeAccount } from '../users/remove-account.ts';
import { attributeListOf } from '../users/user-attributes.ts';
import { defineOperation, fields, type Operation } from './operation.ts';

/** Who an operation of an administrator is about. */
export const input = z.object({ UserPoolId: z.string().min(1), Username: fields.username });

/** @throws AwsError for another pool than this, and for nobody of it */
export const userOf = ({ UserPoolId, Username }: z.output<typeof input>, pool: UserPool): User => {
  if (UserPoolId !== pool.settings.id) throw cognitoErrors.poolNotFound(UserPoolId);
  const user = pool.users.find(Username);
  if (!user) throw cognitoErrors.userNotFound();
  return user;
};

/** An operation of an administrator on one user; who may call it is IAM's to say. */
const onUser = (run: (user: User, pool: UserPool) => object): Operation =>
  defineOperation(input, (asked, pool) => run(userOf(asked, pool), pool));

const epochSeconds = (date: Date): number => date.getTime() / 1_000;

export const adminGetUser = onUser((user) => ({
  Username: user.sub,
  UserAttributes: attributeListOf(user),
  UserCreateDate: epochSeconds(user.createdAt),
  UserLastModifiedDate: epochSeconds(user.modifiedAt),
  Enabled: user.enabled,
  UserStatus: user.status,
}));

export const adminDeleteUser = onUser((user, pool) => {
  removeAccount(pool, user);
  return {};
});

/** Keeps the account, ends its sessions and lets nobody sign in to it. */
export const adminDisableUser = onUser((user, pool) => {
  pool.transaction(() => {
    pool.users.save({ ...user, enabled: false, modifiedAt: pool.clock() });
    pool.sessions.revokeAll(user.sub);
  });
  return {};
});

/** Lets the user sign in again. */
export const adminEnableUser = onUser((user, pool) => {
  pool.users.save({ ...user, enabled: true, modifiedAt: pool.clock() });
  return {};
});

export const adminUserGlobalSignOut = onUser((user, pool) => {
  pool.sessions.revokeAll(user.sub);
  return {};
});
