import * as z from 'zod';

export const MAX_API_TOKENS = 10;

/** How long the gateway believes what it was told of a token, s: so long a revoked one may still work. */
export const TOKEN_CACHE_SECONDS = 60;

export const apiToken = z.object({
  id: z.ulid(),
  name: z.string(),
  /** The last four characters, to tell tokens apart. */
  ending: z.string(),
  created_at: z.iso.datetime(),
  /** To the minute; null while it was never used. */
  last_used_at: z.iso.datetime().nullable(),
});
export type ApiToken = z.infer<typeof apiToken>;

export const apiTokenId = z.ulid('This is no number of a token.');
export const newApiToken = z.strictObject({
  name: z.string().trim().min(1, 'Give the token a name.').max(60, 'At most 60 characters.'),
});
