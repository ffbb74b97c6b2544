import { optionalText, text } from '../../../platform/table/attributes.ts';
import { defineUserEntity } from '../../../platform/table/define-entity.ts';

/** A user's calendar address. Found by the hash of its secret in `gsi1`. */
export const createCalendarFeedEntity = defineUserEntity(
  'calendar_feed',
  {
    /** SHA-256 of the secret, base64url. */
    token_hash: text,
    created_at: text,
    gsi1pk: optionalText,
    gsi1sk: optionalText,
  },
  () => 'account#calendar-feed',
);

/** Returns the `gsi1` partition of an address. */
export const feedPartition = (hash: string): string => `calendar-feed#${hash}`;
