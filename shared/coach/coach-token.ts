import * as z from 'zod';

/**
 * A piece of an answer in progress, sent over the socket to the requesting tab. It may be late or missing: the HTTP
 * response contains the whole answer.
 */
export const coachToken = z.object({
  type: z.literal('coach_token'),
  turn_id: z.string(),
  /** Index of the piece within the turn, starting at 0. */
  seq: z.int().min(0),
  text: z.string(),
});
export type CoachToken = z.infer<typeof coachToken>;
