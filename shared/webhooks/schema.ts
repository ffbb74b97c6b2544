import * as z from 'zod';

export const MAX_WEBHOOKS = 5;

/** A webhook is turned off after this many failed attempts without a successful one. */
export const MAX_FAILED_ATTEMPTS = 20;

/** Changes that a webhook can be notified of. */
const webhookEvents = [
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
  type: webhookEvent,
  created_at: z.iso.datetime(),
  data: z.object({
    /** ID of an entry or saved meal; the day of a weight, of water or of a plan. */
    id: z.string(),
    /** Path at which the changed item can be read. */
    path: z.string(),
  }),
});
export type WebhookEvent = z.infer<typeof webhookEventBody>;
