import * as z from 'zod';

/** The format of every error response of the API. */
export const errorEnvelope = z.object({
  code: z.string(),
  message: z.string(),
  request_id: z.string(),
  details: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});

export type ErrorEnvelope = z.infer<typeof errorEnvelope>;
