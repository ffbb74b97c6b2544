import type { socialRoutes } from '#shared/social/routes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Endpoints } from '../../platform/http/endpoint.ts';
import type { Table } from '../../platform/table/client.ts';
import { createCallCounter } from '../../platform/limits/count-call.ts';
import { acceptFriend } from './accept-friend.ts';
import { requestFriendship } from './request-friendship.ts';
import { blockUser } from './block-user.ts';
import { createFindUserByEmail } from '../../platform/user-pool/find-user-by-email.ts';
import { createFriendsRepository } from './friends-repository.ts';
import { listBlocks } from './list-blocks.ts';
import { listFriends } from './list-friends.ts';
import { createNamesRepository } from './display-names-repository.ts';
import { endFriendship } from './end-friendship.ts';
import { lazyUserPool } from '../../platform/user-pool/lazy-user-pool.ts';
import { createRelationRepository } from './relationship-repository.ts';
import { unblockUser } from './unblock-user.ts';

/** Enough for a group of friends, too few for email enumeration. */
export const asks = { kind: 'friend-requests', most: 20, per: 'hour' } as const;

type FriendRoutes = 'friends' | 'ask' | 'accept' | 'part' | 'blocks' | 'block' | 'unblock';

/** Builds the endpoints for friends, requests and blocks. */
export const openFriends = (
  table: Table,
  clock: Clock,
  userPoolId: string,
): Pick<Endpoints<typeof socialRoutes>, FriendRoutes> => {
  const friends = createFriendsRepository(table);
  const names = createNamesRepository(table);
  const relations = createRelationRepository(table, clock);
  return {
    friends: listFriends({ friends, names }),
    ask: requestFriendship({
      relations,
      countAsk: createCallCounter(table, clock, asks),
      findByEmail: createFindUserByEmail(lazyUserPool, userPoolId),
      clock,
    }),
    accept: acceptFriend({ friends, names, relations }),
    part: endFriendship({ friends, relations }),
    blocks: listBlocks({ friends, names }),
    block: blockUser({ names, relations, clock }),
    unblock: unblockUser({ friends, relations }),
  };
};
