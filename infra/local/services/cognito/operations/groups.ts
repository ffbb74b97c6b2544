import * as z from 'zod';
import { cognitoErrors } from '../errors.ts';
import { input, userOf } from './admin.ts';
import { defineOperation, type Operation } from './operation.ts';

/** Returns all groups of a user on one page, because a local user is only in a few. */
export const adminListGroupsForUser = defineOperation(
  input.extend({ Limit: z.int().min(0).max(60).optional(), NextToken: z.undefined().optional() }),
  (asked, pool) => {
    const names = pool.groups.of(userOf(asked, pool).sub);
    return { Groups: names.map((GroupName) => ({ GroupName, UserPoolId: pool.settings.id })) };
  },
);

const inGroup = (change: 'add' | 'remove'): Operation =>
  defineOperation(input.extend({ GroupName: z.string().min(1).max(128) }), (asked, pool) => {
    const { sub } = userOf(asked, pool);
    if (!pool.groups.has(asked.GroupName)) throw cognitoErrors.groupNotFound();
    pool.groups[change](sub, asked.GroupName);
    return {};
  });

/** Adds a user to a group; idempotent. */
export const adminAddUserToGroup = inGroup('add');

/** Removes a user from a group; does nothing if the user is not a member. */
export const adminRemoveUserFromGroup = inGroup('remove');
