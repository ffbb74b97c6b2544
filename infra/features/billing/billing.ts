import { Duration } from 'aws-cdk-lib';
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { createAlarm } from '../../constructs/alarms/alarm.ts';
import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantPayments, grantStripeEvents } from '../../constructs/grants/grant-payments.ts';
import { grantSiteOrigin } from '../../constructs/grants/grant-site-origin.ts';
import { grantSupportEmail } from '../../constructs/grants/grant-support-mail.ts';
import { grantUserPool } from '../../constructs/grants/grant-user-pool.ts';
import { featureMetric } from '../../constructs/alarms/feature-metric.ts';
import { readWrite } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/** Returns a custom metric of the billing function (`functions/platform/payments/`). */
const counted = ({ stage }: Resources, metricName: string): Metric =>
  featureMetric(stage, 'billing', metricName, Duration.minutes(15));

/** The endpoint is public, so a few rejected requests are normal. */
const REFUSALS = 5;

/** Adds plans and credits, which are paid through Stripe, and Stripe's webhook. */
export const addBilling = (resources: Resources): void => {
  const fn = createApiFunction(resources, 'billing', {
    impact: 'Users cannot buy plans or credits, or do not get what they paid for.',
    access: readWrite,
    calls: 'services',
    isFrequent: true,
  });
  grantPayments(fn, resources);
  fn.addEnvironment('STRIPE_TAX', resources.payments.tax);
  grantStripeEvents(fn, resources);
  grantSiteOrigin(fn, resources);
  // Copies of declarations go to support, who handles those whose link is not used.
  grantSupportEmail(fn, resources);
  // Finds the account of a declaration by its proven email address.
  grantUserPool(fn, resources.users.pool, ['AdminGetUser']);
  createAlarm(fn, 'DeclarationsFlooded', resources, {
    metric: counted(resources, 'FormsFlooded'),
    above: 0,
    impact: 'Users cannot cancel or withdraw by form: the forms are being flooded.',
    runbook: 'formsFlooded',
  });
  createAlarm(fn, 'PaymentsUnavailable', resources, {
    metric: counted(resources, 'PaymentsUnavailable'),
    above: 0,
    impact: 'Users cannot pay: Stripe cannot be reached or rejects the API key.',
    runbook: 'paymentsUnavailable',
  });
  createAlarm(fn, 'PaidTwice', resources, {
    metric: counted(resources, 'PaidTwice'),
    above: 0,
    impact:
      'Users pay for two plans at once: the log names the customer. Cancel one in Stripe and refund it.',
    runbook: 'paidTwice',
  });
  createAlarm(fn, 'PaymentsForStaff', resources, {
    metric: counted(resources, 'PaymentsForStaff'),
    above: 0,
    impact:
      'Users wait for a refund that failed, a bank reports a payment as fraud, or Stripe charges other prices than the site shows.',
    runbook: 'paymentsForStaff',
  });
  createAlarm(fn, 'WebhooksRefused', resources, {
    metric: counted(resources, 'WebhooksRefused'),
    above: REFUSALS,
    impact:
      'Users may not get what they paid for: webhooks have invalid signatures, perhaps because the secret was changed.',
    runbook: 'webhooksRefused',
  });
};
