import * as z from 'zod';

/** The one shape of every error answer of the API. */
export const errorEnvelope = z.object({
  code: z.string(),
  message: z.string(),
  request_id: z.string(),
  details: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});

export type ErrorEnvelope = z.infer<typeof errorEnvelope>;
