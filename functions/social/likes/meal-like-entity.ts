import { text, textKey } from '../../platform/table/attributes.ts';
import { defineUserEntity } from '../../platform/table/define-entity.ts';
import { shardOf } from '../../platform/table/shard-of.ts';

/** Key prefix of a user's likes. */
export const LIKE_PREFIX = 'like#';

/**
 * Number of `gsi1` partitions of one meal's likes. A partition takes 1,000 writes per second (DynamoDB Developer Guide,
 * 'Partitions and data distribution'), and a slow index also throttles the table.
 */
const LIKE_SHARDS = 16;

const likePartition = (sharedMealId: string, userId: string): string =>
  `likes#${sharedMealId}#${shardOf(userId, LIKE_SHARDS)}`;

/** Returns the `gsi1` partitions of all likes of a meal. The first one has those of earlier versions. */
export const likePartitions = (sharedMealId: string): string[] => [
  `likes#${sharedMealId}`,
  ...Array.from({ length: LIKE_SHARDS }, (_none, shard) => `likes#${sharedMealId}#${shard}`),
];

/** A user's like of a shared meal: one row per user and meal (DATA-11). */
export const createMealLikeEntity = defineUserEntity(
  'meal_like',
  {
    shared_meal_id: textKey,
    /** The user who shared the meal. */
    owner_id: text,
    created_at: text,
  },
  ({ shared_meal_id }) => `${LIKE_PREFIX}${shared_meal_id}`,
  (like) => ({
    gsi1pk: text
      .link<typeof like>(({ shared_meal_id, user_id }) => likePartition(shared_meal_id, user_id))
      .hidden(),
    gsi1sk: text.link<typeof like>(({ user_id }) => user_id).hidden(),
  }),
);
