import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantEmail } from '../../constructs/grants/grant-mail.ts';
import { grantSiteOrigin } from '../../constructs/grants/grant-site-origin.ts';
import { grantWebhookOrigin } from '../../constructs/grants/grant-webhook-origin.ts';
import { readWrite } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/** Adds personal API tokens (create, list and revoke) and the settings for webhooks. */
export const addApiTokens = (resources: Resources, webhookEvents: Queue): void => {
  const fn = createApiFunction(resources, 'api-tokens', {
    impact: 'Users cannot create API tokens or revoke a leaked one, and cannot manage webhooks.',
    access: readWrite,
  });
  grantWebhookOrigin(fn, resources);
  // Test events.
  webhookEvents.grantSendMessages(fn);
  fn.addEnvironment('WEBHOOK_QUEUE_URL', webhookEvents.queueUrl);
  // Users are notified of a new token.
  grantEmail(fn, resources);
  grantSiteOrigin(fn, resources);
};
