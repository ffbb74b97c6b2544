import * as z from 'zod';
import { cognitoErrors } from '../errors.ts';
import type { User } from '../store/user-store.ts';
import type { UserPool } from '../user-pool.ts';
import { removeAccount } from '../users/remove-account.ts';
import { attributeListOf } from '../users/user-attributes.ts';
import { defineOperation, fields, type Operation } from './operation.ts';

/** The user that an admin operation applies to. */
export const input = z.object({ UserPoolId: z.string().min(1), Username: fields.username });

/** Returns the user of an admin operation. @throws AwsError for another pool or an unknown user */
export const userOf = ({ UserPoolId, Username }: z.output<typeof input>, pool: UserPool): User => {
  if (UserPoolId !== pool.settings.id) throw cognitoErrors.poolNotFound(UserPoolId);
  const user = pool.users.find(Username);
  if (!user) throw cognitoErrors.userNotFound();
  return user;
};

/** Creates an admin operation on one user; IAM controls access to it. */
const onUser = (run: (user: User, pool: UserPool) => object): Operation =>
  defineOperation(input, (asked, pool) => run(userOf(asked, pool), pool));

const epochSeconds = (date: Date): number => date.getTime() / 1_000;

export const adminGetUser = onUser((user, pool) => ({
  Username: user.sub,
  UserAttributes: attributeListOf(user),
  UserCreateDate: epochSeconds(user.createdAt),
  UserLastModifiedDate: epochSeconds(user.modifiedAt),
  Enabled: user.enabled,
  UserStatus: user.status,
  ...(pool.totp.isEnabled(user.sub) && {
    PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
  }),
}));

const MAX_LISTED = 60;

/** Lists users by ID, where Cognito promises no order. Filters and selected attributes are not supported. */
export const listUsers = defineOperation(
  z.strictObject({
    UserPoolId: z.string().min(1),
    Limit: z.int().min(0).max(MAX_LISTED).default(MAX_LISTED),
    PaginationToken: z.string().min(1).optional(),
  }),
  ({ UserPoolId, Limit, PaginationToken }, pool) => {
    if (UserPoolId !== pool.settings.id) throw cognitoErrors.poolNotFound(UserPoolId);
    const size = Limit === 0 ? MAX_LISTED : Limit;
    const users = pool.users.pageAfter(PaginationToken ?? '', size);
    const last = users.length === size ? users.at(-1) : undefined;
    return {
      Users: users.map((user) => ({
        Username: user.sub,
        Attributes: attributeListOf(user),
        UserCreateDate: epochSeconds(user.createdAt),
        UserLastModifiedDate: epochSeconds(user.modifiedAt),
        Enabled: user.enabled,
        UserStatus: user.status,
      })),
      ...(last && { PaginationToken: last.sub }),
    };
  },
);

export const adminDeleteUser = onUser((user, pool) => {
  removeAccount(pool, user);
  return {};
});

/** Disables an account: keeps it, ends its sessions and blocks sign-in. */
export const adminDisableUser = onUser((user, pool) => {
  pool.transaction(() => {
    pool.users.save({ ...user, enabled: false, modifiedAt: pool.clock() });
    pool.sessions.revokeAll(user.sub);
  });
  return {};
});

/** Enables an account again. */
export const adminEnableUser = onUser((user, pool) => {
  pool.users.save({ ...user, enabled: true, modifiedAt: pool.clock() });
  return {};
});

export const adminUserGlobalSignOut = onUser((user, pool) => {
  pool.sessions.revokeAll(user.sub);
  return {};
});
