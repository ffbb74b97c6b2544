import { flag, optionalChoice, optionalText, text, textKey } from '../../platform/table/attributes.ts';
import { defineUserEntity } from '../../platform/table/define-entity.ts';

/** Key range of friendships. */
export const FRIENDSHIPS: [string, string] = ['friend#', 'friend$'];

/** State of a request as seen from this side: sent, received or accepted. */
export const friendshipStatuses = ['asked', 'pending', 'accepted'] as const;

/**
 * One side of the relation between two users, stored among the rows of that side's user. Either both sides have a row
 * or neither, even if one is empty, so that a user's rows lead to every row about that user.
 */
export const createFriendshipEntity = defineUserEntity(
  'friendship',
  {
    /** ID of the pair, the same on both sides (`functions/social/friends/pair-id.ts`). */
    id: textKey,
    /** The other user. */
    friend_id: text,
    status: optionalChoice(friendshipStatuses),
    /** The user who sent the request; set together with a status. */
    requester_id: optionalText,
    /** Hint of the email that the user typed in the request; only on that user's side. */
    email_hint: optionalText,
    /** When the request was sent; set together with a status. */
    created_at: optionalText,
    /** When this user blocked the other one. */
    blocked_at: optionalText,
    /** Whether the other user blocked this one. A blocked user is never notified. */
    barred: flag.enum(true).optional(),
  },
  ({ id }) => `${FRIENDSHIPS[0]}${id}`,
);

export type FriendshipEntity = ReturnType<typeof createFriendshipEntity>;
