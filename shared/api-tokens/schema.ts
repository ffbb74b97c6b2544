import * as z from 'zod';

export const MAX_API_TOKENS = 10;

/** How long API Gateway caches an authorization, s. A revoked token may work for that long. */
export const TOKEN_CACHE_SECONDS = 60;

export const apiToken = z.object({
  id: z.ulid(),
  name: z.string(),
  /** The last four characters, to identify the token. */
  ending: z.string(),
  created_at: z.iso.datetime(),
  /** To the minute; null if never used. */
  last_used_at: z.iso.datetime().nullable(),
});
export type ApiToken = z.infer<typeof apiToken>;

export const apiTokenId = z.ulid('This is no number of a token.');
export const newApiToken = z.strictObject({
  name: z.string().trim().min(1, 'Give the token a name.').max(60, 'At most 60 characters.'),
});
