import { CodedError } from '#shared/errors/coded-error.ts';
import type { Friend } from '#shared/social/schema.ts';
import type { socialRoutes } from '#shared/social/routes.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { FriendsRepository } from './friends-repository.ts';
import type { NamesRepository } from './display-names-repository.ts';
import { presentFriendship } from './present-friendship.ts';
import { accept } from './relationship.ts';
import type { RelationRepository } from './relationship-repository.ts';

interface Dependencies {
  friends: FriendsRepository;
  names: NamesRepository;
  relations: RelationRepository;
}

/** Accepts a friend request and returns the new friend. */
export const acceptFriend =
  ({ friends, names, relations }: Dependencies): Endpoint<typeof socialRoutes.accept> =>
  async ({ caller: { user_id }, params: { id }, idempotency }) => {
    const stored = await relations.storedAnswer<Friend>(user_id, idempotency);
    if (stored) return stored;
    const row = await friends.find(user_id, id);
    if (row?.status !== 'pending' && row?.status !== 'accepted')
      throw new CodedError('FRIEND_REQUEST_NOT_FOUND');
    const other_id = row.friend_id;
    const nameOf = await names.namesOf([other_id]);
    const answer = presentFriendship(user_id, row, 'accepted', nameOf.get(other_id));
    const whenGone = 'FRIEND_REQUEST_NOT_FOUND';
    return relations.change({ user_id, other_id, step: accept, answer, whenGone }, idempotency);
  };
