import * as z from 'zod';
import { coachToken } from '../coach/coach-token.ts';
import { type LiveTopic, liveTopics } from '../item-types/registry.ts';
import { voiceTranscribed } from '../voice/schema.ts';

/** Topics of change notifications. */
const topics = Object.keys(liveTopics) as LiveTopic[];

/** Notification that the user's data changed and should be fetched again. */
export const changeMessage = z.object({
  type: z.literal('change'),
  entity: z.enum(topics),
  operation: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  /** Entry ID, summary date, referral ID, achievement, friendship, shared meal, or the user's own ID. */
  id: z.string(),
});
export type ChangeMessage = z.infer<typeof changeMessage>;

/** Answer to a ping, with the connection ID. */
const helloMessage = z.object({ type: z.literal('hello'), connection_id: z.string() });

/** Sent by clients regularly; answered with `hello`. */
export const PING = '{"action":"ping"}';

/** A message over the socket. */
export const liveMessage = z.discriminatedUnion('type', [
  changeMessage,
  voiceTranscribed,
  helloMessage,
  coachToken,
]);
export type LiveMessage = z.infer<typeof liveMessage>;
