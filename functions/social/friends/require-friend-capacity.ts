import { CodedError } from '#shared/errors/coded-error.ts';
import { MAX_FRIENDS } from '#shared/social/schema.ts';
import type { FriendsRepository } from './friends-repository.ts';

/** @throws CodedError TOO_MANY_FRIENDS if one of the users has reached the limit */
export const requireFriendCapacity = async (
  friends: Pick<FriendsRepository, 'all'>,
  people: readonly string[],
): Promise<void> => {
  const known = await Promise.all(people.map(friends.all));
  const isFull = known.some(
    (rows) => rows.filter(({ status }) => status === 'accepted').length >= MAX_FRIENDS,
  );
  if (isFull) throw new CodedError('TOO_MANY_FRIENDS');
};
