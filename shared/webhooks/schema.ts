import * as z from 'zod';

export const MAX_WEBHOOKS = 5;

/** Stored deliveries per webhook. */
export const MAX_DELIVERIES = 10;

/** A webhook is turned off after this many failed attempts without a successful one. */
export const MAX_FAILED_ATTEMPTS = 20;

/** Changes that a webhook can be notified of. */
export const webhookEvents = [
  'entry.created',
  'entry.changed',
  'entry.deleted',
  'weight.saved',
  'weight.deleted',
  'water.changed',
  'saved_meal.created',
  'saved_meal.changed',
  'saved_meal.deleted',
  'meal_plan.saved',
] as const;
const webhookEvent = z.enum(webhookEvents);
export type WebhookEventType = z.infer<typeof webhookEvent>;

export const webhookId = z.ulid('Invalid webhook ID.');

export const webhook = z.object({
  id: webhookId,
  url: z.string(),
  events: z.array(webhookEvent),
  /** `off` after repeated failures, until it is turned on again. */
  status: z.enum(['on', 'off']),
  /** Number of failed attempts since the last successful one. */
  failed_attempts: z.int(),
  created_at: z.iso.datetime(),
});
export type Webhook = z.infer<typeof webhook>;

/** Request for a new webhook. */
export const newWebhook = z.strictObject({
  url: z.url('Enter an https address.').max(500),
  events: z
    .array(webhookEvent)
    .min(1, 'Choose an event.')
    .max(webhookEvents.length)
    .transform((events) => [...new Set(events)])
    .default([...webhookEvents]),
});

/** A new webhook with the secret that signs its requests. */
export const createdWebhook = z.object({ webhook, secret: z.string() });

/** The body of a request to a webhook. It names what changed and contains no health data; read it with a token. */
export const webhookEventBody = z.object({
  /** The same for repeated deliveries. */
  id: z.string(),
  /** `test` for an event that the user sent by hand to try the webhook. */
  type: z.enum([...webhookEvents, 'test']),
  created_at: z.iso.datetime(),
  data: z.object({
    /** ID of an entry or saved meal; the day of a weight, of water or of a plan; ID of the webhook for a test. */
    id: z.string(),
    /** Path at which the changed item can be read. */
    path: z.string(),
  }),
});
export type WebhookEvent = z.infer<typeof webhookEventBody>;

/** One attempt to deliver an event. */
const webhookDelivery = z.object({
  event: webhookEventBody,
  attempted_at: z.iso.datetime(),
  /** Number of the attempt, from 1. */
  attempt: z.int(),
  /** HTTP status of the receiver; null without a response. */
  status: z.int().nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

/** A webhook for its owner's settings. */
export const ownWebhook = webhook.extend({
  /** The token with which it ends. */
  token_id: z.string(),
  /** The last attempts, newest first. */
  deliveries: z.array(webhookDelivery),
});
export type OwnWebhook = z.infer<typeof ownWebhook>;

/** Request of the settings for a new webhook. */
export const newOwnWebhook = newWebhook.extend({ token_id: z.ulid('Choose a token.') });
export type NewOwnWebhook = z.input<typeof newOwnWebhook>;
