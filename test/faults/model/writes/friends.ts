import { pairIdOf } from '#functions/social/friends/pair-id.ts';
import { type Answered, done, type Occasion, refused, type Write, type Writer, writeOf } from '../write.ts';
import { type Bond, PEOPLE, type Place, type World } from '../world.ts';

const otherOf = ({ who, n }: Occasion): number => (who + 1 + (n[0] % (PEOPLE - 1))) % PEOPLE;

const bondsOf = (world: World, who: number, other: number): [Bond, Bond] => [
  world.people[who]!.bonds[other]!,
  world.people[other]!.bonds[who]!,
];

const between = (who: number, other: number): Place[] =>
  [who, other].flatMap((each): Place[] => [
    { who: each, slice: 'bonds' },
    { who: each, slice: 'feed' },
  ]);

const befriend = (bonds: [Bond, Bond]): void => {
  for (const bond of bonds) bond.status = 'accepted';
};

/** Mutual requests become a friendship. A blocked user's request is not delivered. */
const ask: Writer = (occasion) => {
  const { who, accounts } = occasion;
  const other = otherOf(occasion);
  return writeOf(
    who,
    'POST /api/friend-requests',
    {},
    { email: `${accounts[other]!}@example.com` },
    {
      places: between(who, other),
      run: (world) => {
        const [mine, theirs] = bondsOf(world, who, other);
        const isBlocked = mine.blocked || theirs.blocked;
        if (mine.status === 'accepted') return done(202);
        if (mine.status === 'pending' || (theirs.status === 'asked' && !isBlocked)) befriend([mine, theirs]);
        else {
          mine.status = 'asked';
          if (!isBlocked && theirs.status === 'none') theirs.status = 'pending';
        }
        return done(202);
      },
    },
  );
};

/** Creates a write about the friendship of a user with another one. */
const friendshipWrite = (
  occasion: Occasion,
  routeKey: string,
  run: (mine: Bond, theirs: Bond) => Answered,
): Write => {
  const { who, accounts } = occasion;
  const other = otherOf(occasion);
  return writeOf(who, routeKey, { id: pairIdOf(accounts[who]!, accounts[other]!) }, undefined, {
    places: between(who, other),
    run: (world) => run(...bondsOf(world, who, other)),
  });
};

const accept: Writer = (occasion) =>
  friendshipWrite(occasion, 'POST /api/friend-requests/{id}/accept', (mine, theirs) => {
    if (mine.status !== 'pending' && mine.status !== 'accepted')
      return refused(404, 'FRIEND_REQUEST_NOT_FOUND');
    befriend([mine, theirs]);
    return done(200);
  });

const part: Writer = (occasion) =>
  friendshipWrite(occasion, 'DELETE /api/friends/{id}', (mine, theirs) => {
    mine.status = 'none';
    if (theirs.status !== 'asked' || !(mine.blocked || theirs.blocked)) theirs.status = 'none';
    return done(204);
  });

const block: Writer = (occasion) => {
  const { who, accounts } = occasion;
  const other = otherOf(occasion);
  return writeOf(who, 'PUT /api/blocks/{user_id}', { user_id: accounts[other]! }, undefined, {
    places: between(who, other),
    run: (world) => {
      const [mine, theirs] = bondsOf(world, who, other);
      Object.assign(mine, { status: 'none', blocked: true });
      if (theirs.status !== 'asked') theirs.status = 'none';
      return done(204);
    },
  });
};

const unblock: Writer = (occasion) => {
  const { who, accounts } = occasion;
  const other = otherOf(occasion);
  return writeOf(who, 'DELETE /api/blocks/{user_id}', { user_id: accounts[other]! }, undefined, {
    places: between(who, other),
    run: (world) => {
      bondsOf(world, who, other)[0].blocked = false;
      return done(204);
    },
  });
};

export const friendWrites = { ask, accept, part, block, unblock };
