import type { socialRoutes } from '#shared/social/routes.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { FriendsRepository } from './friends-repository.ts';
import { part } from './relationship.ts';
import type { RelationRepository } from './relationship-repository.ts';

interface Dependencies {
  friends: FriendsRepository;
  relations: RelationRepository;
}

/** Rejects or cancels a request, or ends a friendship, on both sides. Does nothing if none exists. */
export const endFriendship =
  ({ friends, relations }: Dependencies): Endpoint<typeof socialRoutes.part> =>
  async ({ caller: { user_id }, params: { id }, idempotency }) => {
    const other_id = (await friends.find(user_id, id))?.friend_id;
    if (other_id) await relations.change({ user_id, other_id, step: part, answer: null }, idempotency);
    return undefined;
  };
