import * as z from 'zod';
import { nameText } from '../language/name-text.ts';

export const MAX_API_TOKENS = 10;

/** What a token allows. Tokens without an own choice allow both. */
export const tokenScopes = ['read', 'write'] as const;
const scopes = z.array(z.enum(tokenScopes));
export type TokenScope = (typeof tokenScopes)[number];

export const MAX_TOKEN_DAYS = 365;

export const apiToken = z.object({
  id: z.ulid(),
  name: z.string(),
  /** The last four characters, to identify the token. */
  ending: z.string(),
  created_at: z.iso.datetime(),
  /** To the minute; null if never used. */
  last_used_at: z.iso.datetime().nullable(),
  scopes,
  /** null if the token does not expire. */
  expires_at: z.iso.datetime().nullable(),
});
export type ApiToken = z.infer<typeof apiToken>;

export const apiTokenId = z.ulid('Invalid token ID.');
export const newApiToken = z.strictObject({
  name: nameText(60, 'Enter a name for the token.', 'Use up to 60 characters.'),
  /** Defaults to all. Writing includes reading. */
  scopes: scopes.min(1, 'Choose what the token allows.').optional(),
  /** Days until the token expires; null or omitted: never. */
  days: z.int().min(1).max(MAX_TOKEN_DAYS).nullable().optional(),
});
export type NewApiToken = z.infer<typeof newApiToken>;
