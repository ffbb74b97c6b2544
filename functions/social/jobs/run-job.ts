import { decodeTime } from 'ulid';
import { type Clock, epochSeconds } from '../../platform/clock.ts';
import type { FriendsRepository } from '../friends/friends-repository.ts';
import type { NotifyRequest } from '../friends/notify-request.ts';
import type { SocialJob } from './social-job.ts';
import type { LikersRepository } from '../likes/likers-repository.ts';
import type { LikeRecounts } from '../likes/like-recounts-repository.ts';
import type { FriendPointer, PointersRepository } from '../feed/feed-pointers-repository.ts';
import type { SharedMealsRepository } from '../meals/shared-meals-repository.ts';

/** How long a friend's meal stays in a feed. */
const RETENTION_SECONDS = 365 * 24 * 60 * 60;
/** Number of past meals that a new friend sees. */
const NEWEST = 100;

interface Dependencies {
  meals: Pick<SharedMealsRepository, 'find'>;
  friends: Pick<FriendsRepository, 'all'>;
  pointers: PointersRepository;
  likers: LikersRepository;
  recounts: Pick<LikeRecounts, 'count'>;
  notifyRequest: NotifyRequest;
  clock: Clock;
}

/**
 * Updates feeds after changes to friendships, blocks and shared meals, counts likes, and notifies users of friend
 * requests. Jobs may arrive twice, late or out of order: each reads the current state and writes only while it holds. The feed checks visibility itself, so a pending job
 * reveals nothing.
 */
export const createRunJob = ({
  meals,
  friends,
  pointers,
  likers,
  recounts,
  notifyRequest,
  clock,
}: Dependencies) => {
  const friendsOf = async (userId: string): Promise<string[]> =>
    (await friends.all(userId)).flatMap(({ status, friend_id }) =>
      status === 'accepted' ? [friend_id] : [],
    );

  const expiryOf = (mealId: string): number => epochSeconds(new Date(decodeTime(mealId))) + RETENTION_SECONDS;

  const deliver = (given: readonly Omit<FriendPointer, 'expires_at'>[]): Promise<void> => {
    const dated = given.map((pointer) => ({ ...pointer, expires_at: expiryOf(pointer.id) }));
    return pointers.deliver(dated.filter(({ expires_at }) => expires_at > epochSeconds(clock())));
  };

  return async (job: SocialJob): Promise<void> => {
    switch (job.kind) {
      case 'shared': {
        const meal = await meals.find(job.id);
        if (!meal) return;
        const { id, user_id: owner_id, food_entry_id, audience } = meal;
        const readers = await friendsOf(owner_id);
        await deliver(readers.map((user_id) => ({ user_id, id, owner_id, food_entry_id, audience })));
        return;
      }
      case 'unshared':
        await pointers.removeMeal(await friendsOf(job.user_id), job.id);
        await likers.forget(job.id);
        return;
      case 'liked':
        // A like that was sent while the meal was unshared.
        if (!(await recounts.count(job.id))) await likers.forget(job.id);
        return;
      case 'joined': {
        const shared = await pointers.ownOf(job.friend_id, NEWEST);
        await deliver(
          shared.map(({ id, owner_id, food_entry_id, audience }) => ({
            user_id: job.user_id,
            id,
            owner_id,
            food_entry_id,
            audience,
          })),
        );
        return;
      }
      case 'parted':
        await pointers.part(job.user_id, job.friend_id);
        return;
      case 'requested':
        await notifyRequest(job);
    }
  };
};

export type RunJob = ReturnType<typeof createRunJob>;
