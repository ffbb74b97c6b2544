import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { newOwnWebhook, ownWebhook, webhookId } from './schema.ts';

const params = z.strictObject({ id: webhookId });

/** Routes of the settings for webhooks. Users' programs have their own (`shared/public-api/webhook-routes.ts`). */
export const webhookSettingsRoutes = {
  /** Lists webhooks, oldest first. Available without the plan, so that a former subscriber can still delete them. */
  webhooks: defineRoute({
    method: 'GET',
    path: '/api/webhooks',
    auth: 'user',
    status: 200,
    response: z.object({ webhooks: z.array(ownWebhook) }),
    errors: [],
  }),
  /** Adds a webhook and returns the secret that signs its requests, once. */
  addWebhook: defineRoute({
    method: 'POST',
    path: '/api/webhooks',
    auth: 'user',
    // Requires a live session, because the webhook works until it is deleted.
    session: 'live',
    freshProof: true,
    feature: 'api_access',
    status: 201,
    body: newOwnWebhook,
    response: z.object({ webhook: ownWebhook, secret: z.string() }),
    errors: ['FRESH_PROOF_NEEDED', 'TIER_REQUIRED', 'TOO_MANY_WEBHOOKS', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Pauses or resumes a webhook. */
  setWebhookStatus: defineRoute({
    method: 'PUT',
    path: '/api/webhooks/{id}/status',
    auth: 'user',
    status: 200,
    params,
    body: z.strictObject({ status: z.enum(['on', 'off']) }),
    response: ownWebhook,
    errors: ['WEBHOOK_NOT_FOUND'],
  }),
  /** Sends a test event, or one of the listed events again. Its result is listed afterwards. */
  sendToWebhook: defineRoute({
    method: 'POST',
    path: '/api/webhooks/{id}/deliveries',
    auth: 'user',
    status: 204,
    params,
    /** `event_id` of a listed event; null for a test. */
    body: z.strictObject({ event_id: z.string().max(60).nullable() }),
    errors: ['WEBHOOK_NOT_FOUND', 'WEBHOOK_OFF', 'TOO_MANY_REQUESTS'],
  }),
  /** Deletes a webhook. Available without the plan. */
  removeWebhook: defineRoute({
    method: 'DELETE',
    path: '/api/webhooks/{id}',
    auth: 'user',
    status: 204,
    params,
    errors: ['WEBHOOK_NOT_FOUND'],
  }),
};
