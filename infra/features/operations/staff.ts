import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantPhotoSigning } from '../../constructs/grants/grant-photo-signing.ts';
import { grantSocketClosing } from '../../constructs/grants/grant-socket-closing.ts';
import { grantUserPool } from '../../constructs/grants/grant-user-pool.ts';
import { readWriteBatch } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/** Adds the staff tools: messages, reports, accounts, and an audit log. */
export const addStaff = (resources: Resources): void => {
  const fn = createApiFunction(resources, 'staff', {
    impact: 'Users who contact us or report a meal get no answer: the staff page does not work.',
    access: readWriteBatch,
    indexes: ['gsi1'],
  });
  grantUserPool(fn, resources.users.pool, [
    'AdminDisableUser',
    'AdminEnableUser',
    'AdminGetUser',
    'AdminListGroupsForUser',
    'AdminUserGlobalSignOut',
  ]);
  grantSocketClosing(fn, resources.sockets);
  // Staff review a reported photo through a signed URL; the function has no access to the bucket.
  grantPhotoSigning(fn, resources, resources.signing);
};
