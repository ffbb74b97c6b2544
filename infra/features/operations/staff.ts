import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantPhotoSigning } from '../../constructs/grants/grant-photo-signing.ts';
import { grantSocketClosing } from '../../constructs/grants/grant-socket-closing.ts';
import { grantTable } from '../../constructs/grants/grant-table.ts';
import { grantUserPool } from '../../constructs/grants/grant-user-pool.ts';
import type { Resources } from '../../resources.ts';

/** What the staff sees and does: messages, reports, accounts, and the log of all that. */
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
  // A reported photo is looked at by its signed address; the bucket itself stays shut to the function.
  grantPhotoSigning(fn, resources, resources.signing);
};
