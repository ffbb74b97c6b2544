import { CodedError } from '#shared/errors/coded-error.ts';
import type { friendshipStatuses } from './friendship-entity.ts';

/** One user's side of a relation. Empty for strangers. */
export interface Side {
  /** Requested by this side, by the other side, or accepted. */
  status?: (typeof friendshipStatuses)[number] | undefined;
  requester_id?: string | undefined;
  email_hint?: string | undefined;
  created_at?: string | undefined;
  /** When this side blocked the other one. */
  blocked_at?: string | undefined;
  /** Whether the other side blocked this one. */
  barred?: true | undefined;
}

/** The relation between the caller and another user, seen from the caller. */
export interface Relation {
  mine: Side;
  theirs: Side;
}

/** A change of a relation. @throws CodedError if it is not possible */
export type Step = (relation: Relation) => Relation;

/** Removes request and friendship from a side and keeps its blocks. */
const unasked = ({ blocked_at, barred }: Side): Side => ({ blocked_at, barred });

const isBlocked = ({ blocked_at, barred }: Side): boolean => blocked_at !== undefined || barred === true;

const accepted = ({ mine, theirs }: Relation): Relation => {
  const { requester_id, created_at } = mine.status ? mine : theirs;
  const both: Side = { status: 'accepted', requester_id, created_at };
  return { mine: both, theirs: both };
};

/**
 * Sends a friend request. If either user blocked the other, the recipient gets nothing and only the caller's side shows
 * a request, as usual. Asking again after the block is lifted delivers it. Mutual requests become a friendship.
 */
export const ask =
  (by: { user_id: string; email_hint: string; at: string }): Step =>
  (relation) => {
    const { mine, theirs } = relation;
    if (mine.status === 'accepted' || theirs.status === 'accepted') return relation;
    if (mine.status === 'pending' || (theirs.status === 'asked' && !isBlocked(mine)))
      return accepted(relation);
    const request: Side = { requester_id: by.user_id, created_at: mine.created_at ?? by.at };
    return {
      mine: { ...mine, ...request, status: 'asked', email_hint: by.email_hint },
      theirs: isBlocked(mine) || theirs.status ? theirs : { ...theirs, ...request, status: 'pending' },
    };
  };

/** Accepts a friend request. Idempotent. @throws CodedError FRIEND_REQUEST_NOT_FOUND */
export const accept: Step = (relation) => {
  if (relation.mine.status === 'accepted') return relation;
  if (relation.mine.status !== 'pending') throw new CodedError('FRIEND_REQUEST_NOT_FOUND');
  return accepted(relation);
};

/** Ends a request or friendship on both sides. An undelivered request of a blocked user stays on that user's side. */
export const part: Step = ({ mine, theirs }) => ({
  mine: unasked(mine),
  theirs: theirs.status === 'asked' && isBlocked(theirs) ? theirs : unasked(theirs),
});

/** Blocks the other user. For that user it looks like an ended friendship. */
export const block =
  (at: string): Step =>
  ({ mine, theirs }) => ({
    mine: { ...unasked(mine), blocked_at: mine.blocked_at ?? at },
    theirs: { ...(theirs.status === 'asked' ? theirs : unasked(theirs)), barred: true },
  });

/** Lifts a block. Requests and friendships that it ended do not return. */
export const unblock: Step = ({ mine, theirs }) => ({
  mine: { ...mine, blocked_at: undefined },
  theirs: { ...theirs, barred: undefined },
});

/** Returns whether a relation is empty, so that its rows can be deleted. */
export const isNothing = ({ mine, theirs }: Relation): boolean =>
  [mine, theirs].every((side) => !side.status && !isBlocked(side));
