import { createAlarm } from '../../constructs/alarms/alarm.ts';
import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantSiteOrigin } from '../../constructs/grants/grant-site-origin.ts';
import { grantSupportEmail } from '../../constructs/grants/grant-support-mail.ts';
import { grantUserPool } from '../../constructs/grants/grant-user-pool.ts';
import { featureMetric } from '../../constructs/alarms/feature-metric.ts';
import type { Resources } from '../../resources.ts';

/** Adds the public contact form and newsletter. */
export const addSupport = (resources: Resources): void => {
  const fn = createApiFunction(resources, 'support', {
    impact: 'Users cannot contact us, or subscribe to and unsubscribe from the newsletter.',
    access: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
  });
  grantSupportEmail(fn, resources);
  grantSiteOrigin(fn, resources);
  // Looks up the plan of the sender's account, to prioritize messages.
  grantUserPool(fn, resources.users.pool, ['AdminGetUser']);
  createAlarm(fn, 'FormsFlooded', resources, {
    // Counts forms that are rejected because of the limit for all users together (`functions/platform/limits/report-flood.ts`).
    metric: featureMetric(resources.stage, 'support', 'FormsFlooded'),
    above: 0,
    impact: 'Users who contact us are told to try again later: the public forms are being flooded.',
    runbook: 'formsFlooded',
  });
};
