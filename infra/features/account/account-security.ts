import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantEmail } from '../../constructs/grants/grant-mail.ts';
import { grantPayments } from '../../constructs/grants/grant-payments.ts';
import { grantSiteOrigin } from '../../constructs/grants/grant-site-origin.ts';
import { grantSocketClosing } from '../../constructs/grants/grant-socket-closing.ts';
import { grantTable } from '../../constructs/grants/grant-table.ts';
import { grantUserPool } from '../../constructs/grants/grant-user-pool.ts';
import type { Resources } from '../../resources.ts';

/** Ending sessions everywhere, and a changed e-mail. */
export const addAccountSecurity = (resources: Resources): void => {
  const fn = createApiFunction(
    resources,
    'account-security',
    'People cannot sign out everywhere, and a changed email does not reach their profile.',
  );
  grantTable(fn, resources.table, [
    'GetItem',
    'Query',
    'PutItem',
    'UpdateItem',
    'DeleteItem',
    'ConditionCheckItem',
  ]);
  grantSocketClosing(fn, resources.sockets);
  // A changed e-mail is where Stripe sends bills from then on.
  grantPayments(fn, resources);
  // What was done to the way in is told by mail.
  grantEmail(fn, resources);
  grantSiteOrigin(fn, resources);
  grantUserPool(fn, resources.users.pool, ['AdminGetUser', 'AdminUserGlobalSignOut']);
};
