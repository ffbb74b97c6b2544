import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantEmail } from '../../constructs/grants/grant-mail.ts';
import { grantPayments } from '../../constructs/grants/grant-payments.ts';
import { grantSiteOrigin } from '../../constructs/grants/grant-site-origin.ts';
import { grantSocketClosing } from '../../constructs/grants/grant-socket-closing.ts';
import { grantUserPool } from '../../constructs/grants/grant-user-pool.ts';
import { readWrite } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/** Adds sessions, fresh proofs, and changes of password, email address and authenticator app. */
export const addAccountSecurity = (resources: Resources): void => {
  const fn = createApiFunction(resources, 'account-security', {
    impact: 'Users cannot sign out everywhere, and a changed email does not reach their profile.',
    access: readWrite,
    calls: 'services',
  });
  grantSocketClosing(fn, resources.sockets);
  // Stripe sends invoices to the changed email.
  grantPayments(fn, resources);
  // Users are notified of security changes by email.
  grantEmail(fn, resources);
  grantSiteOrigin(fn, resources);
  grantUserPool(fn, resources.users.pool, [
    'AdminGetUser',
    'AdminInitiateAuth',
    'AdminSetUserMFAPreference',
    'AdminUpdateUserAttributes',
    'AdminUserGlobalSignOut',
  ]);
  fn.addEnvironment('USER_POOL_CLIENT_ID', resources.users.client.userPoolClientId);
};
