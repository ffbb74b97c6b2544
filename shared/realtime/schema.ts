import * as z from 'zod';
import { coachToken } from '../coach/coach-token.ts';
import { voiceTranscribed } from '../voice/schema.ts';

/** Kinds of rows whose changes are sent to the owner's open connections. */
export const liveEntities = [
  'food_entries',
  'daily_summaries',
  'insights',
  'meal_plans',
  'weights',
  'coach_messages',
  'user_friends',
  'shared_meals',
  'achievements',
  'profiles',
  'referrals',
  'subscriptions',
  'credits',
] as const;

/** Notification that the user's data changed and should be fetched again. */
export const changeMessage = z.object({
  type: z.literal('change'),
  entity: z.enum(liveEntities),
  operation: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  /** Entry ID, summary date, referral ID, achievement, friendship, shared meal, or the user's own ID. */
  id: z.string(),
});
export type ChangeMessage = z.infer<typeof changeMessage>;

/** Answer to a ping, with the connection ID. */
export const helloMessage = z.object({ type: z.literal('hello'), connection_id: z.string() });

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
