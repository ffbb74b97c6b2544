import { Duration } from 'aws-cdk-lib';
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { createAlarm } from '../constructs/alarm.ts';
import { createApiFunction } from '../constructs/api-function.ts';
import { grantPayments, grantStripeEvents } from '../constructs/grants/grant-payments.ts';
import { grantSiteOrigin } from '../constructs/grants/grant-site-origin.ts';
import { grantTable } from '../constructs/grants/grant-table.ts';
import { ownMetric } from '../constructs/own-metric.ts';
import type { Resources } from '../platform.ts';

/** What the function counts (`functions/platform/payments/`). */
const counted = ({ stage }: Resources, metricName: string): Metric =>
  ownMetric(stage, 'billing', metricName, Duration.minutes(15));

/** Strangers knock at the public address too: a few refusals are no news. */
const REFUSALS = 5;

/** Plans and credits, paid for at Stripe; Stripe's messages. */
export const addBilling = (resources: Resources): void => {
  const fn = createApiFunction(
    resources,
    'billing',
    'People cannot buy plans or credits, or do not get what they paid for.',
  );
  grantTable(fn, resources.table, [
    'GetItem',
    'Query',
    'PutItem',
    'UpdateItem',
    'DeleteItem',
    'ConditionCheckItem',
  ]);
  grantPayments(fn, resources);
  grantStripeEvents(fn, resources);
  grantSiteOrigin(fn, resources);
  createAlarm(fn, 'PaymentsUnavailable', resources, {
    metric: counted(resources, 'PaymentsUnavailable'),
    above: 0,
    harm: 'People who want to pay are told to try again: Stripe is out of reach, or refuses the key in the parameter.',
    runbook: 'payments-out-of-reach',
  });
  createAlarm(fn, 'PaidTwice', resources, {
    metric: counted(resources, 'PaidTwice'),
    above: 0,
    harm: 'People pay for two plans at once: the log names the customer. End one at Stripe and refund it.',
    runbook: 'somebody-pays-twice',
  });
  createAlarm(fn, 'WebhooksRefused', resources, {
    metric: counted(resources, 'WebhooksRefused'),
    above: REFUSALS,
    harm: 'People may not get what they paid for: messages with a wrong signature come, perhaps since the webhook secret was changed.',
    runbook: 'refused-webhooks',
  });
};
