import type { socialRoutes } from '#shared/social/routes.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { FriendsRepository } from './friends-repository.ts';
import { pairIdOf } from './pair-id.ts';
import { unblock } from './relationship.ts';
import type { RelationRepository } from './relationship-repository.ts';

interface Dependencies {
  friends: FriendsRepository;
  relations: RelationRepository;
}

/** Removes a block. A friendship that it ended is not restored. */
export const unblockUser =
  ({ friends, relations }: Dependencies): Endpoint<typeof socialRoutes.unblock> =>
  async ({ caller: { user_id }, params: { user_id: other_id }, idempotency }) => {
    const row = await friends.find(user_id, pairIdOf(user_id, other_id));
    if (row?.blocked_at)
      await relations.change({ user_id, other_id, step: unblock, answer: null }, idempotency);
    return undefined;
  };
