import type { Friendship } from './friends-repository.ts';
import { displayNameOf } from './display-name.ts';

/** Returns a friendship (DATA-10) as seen by one of the two users: requester, recipient and the other one's name. */
export const presentFriendship = <Status extends 'accepted' | 'pending'>(
  userId: string,
  { id, friend_id: other, requester_id, created_at = '' }: Friendship,
  status: Status,
  name = displayNameOf(null),
) => {
  const [user_id, friend_id] = requester_id === userId ? [userId, other] : [other, userId];
  return { id, user_id, friend_id, status, created_at, name };
};
