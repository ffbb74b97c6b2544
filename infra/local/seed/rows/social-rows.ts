import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { ulid } from 'ulid';
import type { Write } from '#functions/platform/table/transact.ts';
import { createFeedPointerEntity } from '#functions/social/feed/feed-pointer-entity.ts';
import { createFriendshipEntity } from '#functions/social/friends/friendship-entity.ts';
import { pairIdOf } from '#functions/social/friends/pair-id.ts';
import { createSharedMealEntity, publicFeedKeys } from '#functions/social/meals/shared-meal-entity.ts';
import { createMealLikeEntity } from '#functions/social/likes/meal-like-entity.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { RowContext } from './row-writer.ts';

/** Makes two users friends: a row on each side. */
export const writeFriendship = async (
  { table, now, writeOnce }: RowContext,
  userId: string,
  friendId: string,
): Promise<void> => {
  const friendships = createFriendshipEntity(table);
  const side = (user_id: string, friend_id: string): Write => ({
    Put: friendships
      .build(PutItemCommand)
      .item({
        user_id,
        friend_id,
        id: pairIdOf(userId, friendId),
        status: 'accepted',
        requester_id: userId,
        created_at: now.toISOString(),
      })
      .params(),
  });
  await writeOnce(userId, `demo-friend-${pairIdOf(userId, friendId)}`, [
    side(userId, friendId),
    side(friendId, userId),
  ]);
};

/**
 * Shares an entry with friends, with likes. The stream delivers it to the friends' feeds, as for every user.
 * @param likedBy IDs of friends who like it
 */
export const writeSharedMeal = async (
  { table, writeOnce }: RowContext,
  entry: FoodEntry,
  caption: string,
  likedBy: readonly string[],
): Promise<void> => {
  const created_at = entry.logged_at;
  const { user_id, id: food_entry_id } = entry;
  // The feed is ordered by ID, so the ID is that of the time of sharing.
  const id = ulid(Date.parse(created_at));
  const audience = 'friends' as const;
  const meal = {
    id,
    user_id,
    food_entry_id,
    audience,
    caption,
    with_photo: entry.image_url !== null,
    likes_count: likedBy.length,
    created_at,
  };
  const likes = createMealLikeEntity(table);
  const pointer = { user_id, id, owner_id: user_id, food_entry_id, audience, own: true } as const;
  await writeOnce(user_id, `demo-share-${food_entry_id}`, [
    {
      Put: createSharedMealEntity(table)
        .build(PutItemCommand)
        .item({ ...meal, ...publicFeedKeys(meal) })
        .params(),
    },
    { Put: createFeedPointerEntity(table).build(PutItemCommand).item(pointer).params() },
    ...likedBy.map((liker): Write => ({
      Put: likes
        .build(PutItemCommand)
        .item({ user_id: liker, shared_meal_id: id, owner_id: user_id, created_at })
        .params(),
    })),
  ]);
};
