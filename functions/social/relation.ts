import { CodedError } from '#shared/errors/coded-error.ts';
import type { friendshipStatuses } from './friendship-entity.ts';

/** What one of two people has to do with the other; nothing of it is there where they are strangers. */
export interface Side {
  /** Asked by this side, or by the other one, or both said yes. */
  status?: (typeof friendshipStatuses)[number] | undefined;
  requester_id?: string | undefined;
  email_hint?: string | undefined;
  created_at?: string | undefined;
  /** When this side blocked the other one. */
  blocked_at?: string | undefined;
  /** The other one blocked this side. */
  barred?: true | undefined;
}

/** What is between the caller and one other person, seen from the caller. */
export interface Relation {
  mine: Side;
  theirs: Side;
}

/** How a relation goes on. @throws CodedError where it cannot */
export type Step = (relation: Relation) => Relation;

/** What stays of a side when nobody asks, or is a friend, any more. */
const unasked = ({ blocked_at, barred }: Side): Side => ({ blocked_at, barred });

const isBlocked = ({ blocked_at, barred }: Side): boolean => blocked_at !== undefined || barred === true;

const accepted = ({ mine, theirs }: Relation): Relation => {
  const { requester_id, created_at } = mine.status ? mine : theirs;
  const both: Side = { status: 'accepted', requester_id, created_at };
  return { mine: both, theirs: both };
};

/**
 * The caller asks. Whom the caller blocked, or who blocked the caller, hears nothing of it: only the caller's side shows
 * it, as it would for anybody. A request that lies there unheard is delivered by asking again, once nobody is blocked.
 * Two who ask each other have both said yes.
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

/** The caller takes somebody as a friend. Twice does no harm. @throws CodedError FRIEND_REQUEST_NOT_FOUND */
export const accept: Step = (relation) => {
  if (relation.mine.status === 'accepted') return relation;
  if (relation.mine.status !== 'pending') throw new CodedError('FRIEND_REQUEST_NOT_FOUND');
  return accepted(relation);
};

/** Nobody asks, and nobody is a friend, any more. What a blocked person asked is theirs, and unheard. */
export const part: Step = ({ mine, theirs }) => ({
  mine: unasked(mine),
  theirs: theirs.status === 'asked' && isBlocked(theirs) ? theirs : unasked(theirs),
});

/** The caller blocks the other one, who sees no more of it than of a friendship that ended. */
export const block =
  (at: string): Step =>
  ({ mine, theirs }) => ({
    mine: { ...unasked(mine), blocked_at: mine.blocked_at ?? at },
    theirs: { ...(theirs.status === 'asked' ? theirs : unasked(theirs)), barred: true },
  });

/** As if the caller had not blocked the other one, except that nothing comes back by itself. */
export const unblock: Step = ({ mine, theirs }) => ({
  mine: { ...mine, blocked_at: undefined },
  theirs: { ...theirs, barred: undefined },
});

/** Whether nothing is left to say of two people. */
export const isNothing = ({ mine, theirs }: Relation): boolean =>
  [mine, theirs].every((side) => !side.status && !isBlocked(side));
