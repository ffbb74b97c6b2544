import * as z from 'zod';
import { webhookEventBody } from '#shared/webhooks/schema.ts';

/** Waits before each further attempt, s: about an hour and a half in total. A queue delays by 15 minutes at most. */
export const RETRY_SECONDS = [10, 60, 300, 900, 900, 900, 900, 900] as const;

/** A message of the queue: an event for a webhook. */
export const delivery = z.object({
  user_id: z.string(),
  webhook_id: z.string(),
  /** Number of failed attempts of this event. */
  attempt: z.int().min(0),
  event: webhookEventBody,
  /** Whether the owner sent it by hand: it is not repeated. */
  is_manual: z.boolean().optional(),
});
export type Delivery = z.infer<typeof delivery>;
