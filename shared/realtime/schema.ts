import * as z from 'zod';

/** Kinds of rows whose changes are told to the owner's open windows. */
export const liveEntities = ['food_entries', 'daily_summaries', 'profiles'] as const;

/** A message over the socket: something of yours changed; fetch what you show of it. */
export const liveMessage = z.object({
  type: z.literal('change'),
  entity: z.enum(liveEntities),
  operation: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  /** Entry id, summary date, or profile id. */
  id: z.string(),
});
export type LiveMessage = z.infer<typeof liveMessage>;
