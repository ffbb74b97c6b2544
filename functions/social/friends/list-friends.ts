import type { socialRoutes } from '#shared/social/routes.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { Friendship, FriendsRepository } from './friends-repository.ts';
import type { NamesRepository } from './display-names-repository.ts';
import { presentFriendship } from './present-friendship.ts';

interface Dependencies {
  friends: FriendsRepository;
  names: NamesRepository;
}

const newestFirst = (one: { created_at: string }, other: { created_at: string }): number =>
  other.created_at.localeCompare(one.created_at);

/**
 * Returns friends by name, received requests and sent requests. Reads nothing about the recipients of sent requests,
 * who have not accepted yet.
 */
export const listFriends =
  ({ friends, names }: Dependencies): Endpoint<typeof socialRoutes.friends> =>
  async ({ caller: { user_id } }) => {
    const rows = await friends.all(user_id);
    const named = rows.filter(({ status }) => status === 'accepted' || status === 'pending');
    const nameOf = await names.namesOf(named.map(({ friend_id }) => friend_id));
    const present = <const S extends 'accepted' | 'pending'>(status: S) =>
      named
        .filter((row) => row.status === status)
        .map((row) => presentFriendship(user_id, row, status, nameOf.get(row.friend_id)));
    const sent = ({ id, email_hint = '', created_at = '' }: Friendship) => ({
      id,
      email_hint,
      status: 'pending' as const,
      created_at,
    });
    return {
      friends: present('accepted').toSorted((one, other) => one.name.localeCompare(other.name)),
      requests: present('pending').toSorted(newestFirst),
      sent: rows
        .filter(({ status }) => status === 'asked')
        .map(sent)
        .toSorted(newestFirst),
    };
  };
