import * as z from 'zod';
import { coachToken } from '../coach/coach-token.ts';
import { voiceTranscribed } from '../voice/schema.ts';

/** Kinds of rows whose changes are told to the owner's open windows. */
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

/** Something of yours changed; fetch what you show of it. */
export const changeMessage = z.object({
  type: z.literal('change'),
  entity: z.enum(liveEntities),
  operation: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  /** Entry id, summary date, referral id, achievement, friendship, shared meal, or the person's own id. */
  id: z.string(),
});
export type ChangeMessage = z.infer<typeof changeMessage>;

/** Tells a window that pings the id of its connection. */
export const helloMessage = z.object({ type: z.literal('hello'), connection_id: z.string() });

/** What a window says now and then, and hears a hello for. */
export const PING = '{"action":"ping"}';

/** A message over the socket. */
export const liveMessage = z.discriminatedUnion('type', [
  changeMessage,
  voiceTranscribed,
  helloMessage,
  coachToken,
]);
export type LiveMessage = z.infer<typeof liveMessage>;
