import type { socialRoutes } from '#shared/social/routes.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { FriendsRepository } from './friends-repository.ts';
import type { NamesRepository } from './display-names-repository.ts';
import { displayNameOf } from './display-name.ts';

interface Dependencies {
  friends: Pick<FriendsRepository, 'all'>;
  names: Pick<NamesRepository, 'namesOf'>;
}

/** Returns the users that the caller blocked, newest first. Never reveals who blocked the caller. */
export const listBlocks =
  ({ friends, names }: Dependencies): Endpoint<typeof socialRoutes.blocks> =>
  async ({ caller: { user_id } }) => {
    const blocks = (await friends.all(user_id)).flatMap(({ friend_id, blocked_at }) =>
      blocked_at ? [{ user_id: friend_id, created_at: blocked_at }] : [],
    );
    const nameOf = await names.namesOf(blocks.map((one) => one.user_id));
    return {
      blocked: blocks
        .map((one) => ({ ...one, name: nameOf.get(one.user_id) ?? displayNameOf(null) }))
        .toSorted((one, other) => other.created_at.localeCompare(one.created_at)),
    };
  };
