import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { createdWebhook, newWebhook, webhook, webhookId } from '../webhooks/schema.ts';
import { reads, writes } from './access.ts';

const params = z.strictObject({ id: webhookId });

/** Routes for webhooks. A webhook ends with the token that created it. */
export const webhookRoutes = {
  webhooks: defineRoute({
    ...reads,
    method: 'GET',
    path: '/api/v1/webhooks',
    summary: 'Your webhooks, oldest first',
    status: 200,
    response: z.object({ webhooks: z.array(webhook) }),
    errors: ['TIER_REQUIRED'],
  }),
  createWebhook: defineRoute({
    ...writes,
    method: 'POST',
    path: '/api/v1/webhooks',
    summary: 'Adds a webhook and returns the secret that signs its requests, once',
    status: 201,
    body: newWebhook,
    response: createdWebhook,
    errors: ['TIER_REQUIRED', 'TOKEN_READS_ONLY', 'TOO_MANY_WEBHOOKS', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  activateWebhook: defineRoute({
    ...writes,
    method: 'POST',
    path: '/api/v1/webhooks/{id}/activation',
    summary: 'Turns a webhook on again that was turned off after repeated failures',
    status: 200,
    params,
    response: webhook,
    errors: ['TIER_REQUIRED', 'TOKEN_READS_ONLY', 'WEBHOOK_NOT_FOUND'],
  }),
  removeWebhook: defineRoute({
    ...writes,
    method: 'DELETE',
    path: '/api/v1/webhooks/{id}',
    summary: 'Deletes a webhook',
    status: 204,
    params,
    errors: ['TIER_REQUIRED', 'TOKEN_READS_ONLY', 'WEBHOOK_NOT_FOUND'],
  }),
};
