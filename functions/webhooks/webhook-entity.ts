import type { WebhookDelivery, WebhookEventType } from '#shared/webhooks/schema.ts';
import {
  choice,
  json,
  number,
  optionalJsonList,
  optionalText,
  text,
  textKey,
} from '../platform/table/attributes.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** Key range of a user's webhooks: '$' follows '#'. */
export const WEBHOOKS = ['webhook#', 'webhook$'] as const;

/** `gsi1` partition of all webhooks that are on. */
export const ACTIVE_WEBHOOKS = 'webhooks#on';

/** Adds a webhook to the index of those that are on. */
export const activeKeys = (userId: string, id: string) => ({
  gsi1pk: ACTIVE_WEBHOOKS,
  gsi1sk: `${userId}#${id}`,
});

/** A webhook. In the sparse index `gsi1` while it is on. */
export const createWebhookEntity = defineUserEntity(
  'webhook',
  {
    id: textKey,
    url: text,
    /** Key of the signature. Stored as it is, because each request is signed with it; never exported or shown again. */
    secret: text,
    events: json<WebhookEventType[]>(),
    /** The token that created it: the webhook ends with it. */
    token_id: text,
    status: choice(['on', 'off']),
    failed_attempts: number,
    created_at: text,
    /** The last attempts, newest first. */
    deliveries: optionalJsonList<WebhookDelivery>(),
    gsi1pk: optionalText,
    gsi1sk: optionalText,
  },
  ({ id }) => `${WEBHOOKS[0]}${id}`,
);
