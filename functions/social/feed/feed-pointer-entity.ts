import { audiences } from '#shared/social/schema.ts';
import { choice, flag, optionalNumber, text, textKey } from '../../platform/table/attributes.ts';
import { defineUserEntity } from '../../platform/table/define-entity.ts';

/** Key prefix of a feed, and the first key after it ('$' follows '#'). */
export const FEED_PREFIX = 'feed#';
export const AFTER_FEED = 'feed$';

/** Returns the `lsi1` range of one user's meals in a reader's feed. */
export const sharedBy = (ownerId: string): [string, string] => [`feed-of#${ownerId}#`, `feed-of#${ownerId}$`];

/**
 * Pointer to a shared meal in a user's feed: written at once for the sharer, and by a job for friends. It only says
 * where to look; whether the reader may see the meal is checked on each read.
 */
export const createFeedPointerEntity = defineUserEntity(
  'feed_pointer',
  {
    /** ID of the shared meal. */
    id: textKey,
    /** The user who shared it. */
    owner_id: text,
    food_entry_id: text,
    audience: choice(audiences),
    /** Set if the reader shared it. */
    own: flag.enum(true).optional(),
    /** For friends' meals: a year after the sharing. */
    expires_at: optionalNumber,
  },
  ({ id }) => `${FEED_PREFIX}${id}`,
  (pointer) => ({
    lsi1sk: text.link<typeof pointer>(({ owner_id, id }) => `${sharedBy(owner_id)[0]}${id}`).hidden(),
  }),
);
