import { text } from '../../../platform/table/attributes.ts';
import { defineUserEntity } from '../../../platform/table/define-entity.ts';

/** A user's calendar address. */
export const createCalendarFeedEntity = defineUserEntity(
  'calendar_feed',
  {
    /** SHA-256 of the secret, base64url. */
    token_hash: text,
    created_at: text,
  },
  () => 'account#calendar-feed',
);
