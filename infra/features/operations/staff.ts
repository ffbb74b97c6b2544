import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantPhotoSigning } from '../../constructs/grants/grant-photo-signing.ts';
import { grantSocketClosing } from '../../constructs/grants/grant-socket-closing.ts';
import { grantTable } from '../../constructs/grants/grant-table.ts';
import { grantUserPool } from '../../constructs/grants/grant-user-pool.ts';
import type { Resources } from '../../resources.ts';

/** Adds the staff tools: messages, reports, accounts, and an audit log. */
export const addStaff = (resources: Resources): void => {
  const fn = createApiFunction(
    resources,
    'staff',
    'People who contact us or report a meal get no answer: the staff page does not work.',
  );
  grantTable(
    fn,
    resources.table,
    ['GetItem', 'Query', 'BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    ['gsi1'],
  );
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
