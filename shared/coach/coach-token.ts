import * as z from 'zod';

/**
 * Over the socket, to the window that asks: a piece of an answer that is being written. It may come late or never: the
 * answer of the request is the whole.
 */
export const coachToken = z.object({
  type: z.literal('coach_token'),
  turn_id: z.string(),
  /** Counts the pieces of a turn from 0. */
  seq: z.int().min(0),
  text: z.string(),
});
export type CoachToken = z.infer<typeof coachToken>;
