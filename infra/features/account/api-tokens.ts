import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantEmail } from '../../constructs/grants/grant-mail.ts';
import { grantSiteOrigin } from '../../constructs/grants/grant-site-origin.ts';
import { readWrite } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/** Adds personal API tokens: create, list and revoke. */
export const addApiTokens = (resources: Resources): void => {
  const fn = createApiFunction(resources, 'api-tokens', {
    impact: 'Users cannot create API tokens or revoke a leaked one.',
    access: readWrite,
  });
  // Users are notified of a new token.
  grantEmail(fn, resources);
  grantSiteOrigin(fn, resources);
};
