import { createAlarm } from '../../constructs/alarms/alarm.ts';
import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantSiteOrigin } from '../../constructs/grants/grant-site-origin.ts';
import { grantSupportEmail } from '../../constructs/grants/grant-support-mail.ts';
import { grantTable } from '../../constructs/grants/grant-table.ts';
import { grantUserPool } from '../../constructs/grants/grant-user-pool.ts';
import { featureMetric } from '../../constructs/alarms/feature-metric.ts';
import type { Resources } from '../../resources.ts';

/** The contact form and the newsletter, for everybody. */
export const addSupport = (resources: Resources): void => {
  const fn = createApiFunction(
    resources,
    'support',
    'People cannot contact us, or subscribe to and unsubscribe from the newsletter.',
  );
  grantTable(fn, resources.table, ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem']);
  grantSupportEmail(fn, resources);
  grantSiteOrigin(fn, resources);
  // Whose message is answered first: the plan of the account that has the e-mail.
  grantUserPool(fn, resources.users.pool, ['AdminGetUser']);
  createAlarm(fn, 'FormsFlooded', resources, {
    // Counted where a form is refused because all together used it too often (`functions/support/container.ts`).
    metric: featureMetric(resources.stage, 'support', 'FormsFlooded'),
    above: 0,
    harm: 'People who contact us are told to try again later: the public forms are being flooded.',
    runbook: 'formsFlooded',
  });
};
