import { number, optionalFlag, optionalText, text, textKey } from '../platform/table/attributes.ts';
import { defineEntity, defineUserEntity } from '../platform/table/define-entity.ts';

/** Key range of a user's tokens: '$' follows '#', so the end excludes other rows. */
export const API_TOKENS = ['api-token#', 'api-token$'] as const;

/** A user's API token as shown in the list. Only the hash of the secret is stored. */
export const createApiTokenEntity = defineUserEntity(
  'api_token',
  {
    id: textKey,
    /** SHA-256 of the token: key of the row that identifies its owner. */
    hash: text,
    name: text,
    ending: text,
    created_at: text,
    /** Rounded to the minute; missing if never used. */
    last_used_at: optionalText,
    /** Missing if the token may write too. */
    is_read_only: optionalFlag,
    /** Missing if it does not expire. Not the table's expiry: an expired token stays in the list. */
    valid_until: optionalText,
  },
  ({ id }) => `${API_TOKENS[0]}${id}`,
);

/** Owner of a token, found by its hash. Stored outside of the user's rows because the caller is not known yet. */
export const createTokenOwnerEntity = defineEntity(
  'api_token_owner',
  {
    hash: textKey,
    user_id: text,
    id: text,
    is_read_only: optionalFlag,
    valid_until: optionalText,
  },
  ({ hash }) => ({ pk: `${API_TOKENS[0]}${hash}`, sk: 'owner' }),
);

/** Number of a user's tokens, which limits concurrent creations. */
export const createTokenCountEntity = defineUserEntity(
  'api_token_count',
  {
    tokens: number,
  },
  () => 'account#api-tokens',
);
