import { createApiFunction } from '../constructs/api-function.ts';
import { grantSiteOrigin } from '../constructs/grants/grant-site-origin.ts';
import { grantSupportMail } from '../constructs/grants/grant-support-mail.ts';
import { grantTable } from '../constructs/grants/grant-table.ts';
import type { Resources } from '../platform.ts';

/** The contact form and the newsletter, for everybody. */
export const addSupport = (resources: Resources): void => {
  const fn = createApiFunction(
    resources,
    'support',
    'People cannot write to us, or begin and end the newsletter.',
  );
  grantTable(fn, resources.table, ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem']);
  grantSupportMail(fn, resources);
  grantSiteOrigin(fn, resources);
};
