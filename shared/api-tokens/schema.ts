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

export const apiTokenId = z.ulid('Invalid token ID.');
export const newApiToken = z.strictObject({
  name: z.string().trim().min(1, 'Enter a name for the token.').max(60, 'Use up to 60 characters.'),
});
