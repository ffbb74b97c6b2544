import * as z from 'zod';
import { voiceTranscribed } from '../voice/schema.ts';

/** Kinds of rows whose changes are told to the owner's open windows. */
export const liveEntities = [
  'food_entries',
  'daily_summaries',
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
  /** Entry id, summary date, referral id, or the person's own id. */
  id: z.string(),
});
export type ChangeMessage = z.infer<typeof changeMessage>;

/** A message over the socket. */
export const liveMessage = z.discriminatedUnion('type', [changeMessage, voiceTranscribed]);
export type LiveMessage = z.infer<typeof liveMessage>;
