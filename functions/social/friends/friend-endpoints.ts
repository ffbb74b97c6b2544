import type { socialRoutes } from '#shared/social/routes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Endpoints } from '../../platform/http/endpoint.ts';
import type { Table } from '../../platform/table/client.ts';
import { createCallCounter } from '../../platform/limits/count-call.ts';
import { acceptFriend } from './accept-friend.ts';
import { askFriend } from './request-friendship.ts';
import { blockPerson } from './block-user.ts';
import { createFindByEmail } from '../../platform/user-pool/find-user-by-email.ts';
import { createFriendsRepository } from './friends-repository.ts';
import { listBlocks } from './list-blocks.ts';
import { listFriends } from './list-friends.ts';
import { createNamesRepository } from './display-names-repository.ts';
import { partWays } from './end-friendship.ts';
import { poolWhenNeeded } from '../../platform/user-pool/lazy-user-pool.ts';
import { createRelationRepository } from './relationship-repository.ts';
import { unblockPerson } from './unblock-user.ts';

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
    ask: askFriend({
      relations,
      countAsk: createCallCounter(table, clock, asks),
      findByEmail: createFindByEmail(poolWhenNeeded, userPoolId),
      clock,
    }),
    accept: acceptFriend({ friends, names, relations }),
    part: partWays({ friends, relations }),
    blocks: listBlocks({ friends, names }),
    block: blockPerson({ names, relations, clock }),
    unblock: unblockPerson({ friends, relations }),
  };
};
