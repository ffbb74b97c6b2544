import { item, number, string } from 'dynamodb-toolbox/schema';
import { achievementNames } from '#shared/achievements/catalogue.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** Key prefix of achievements. */
export const ACHIEVEMENT_PREFIX = 'achievement#';

/** An achievement of a user. One row per achievement, so that it is awarded only once. */
export const createAchievementEntity = defineUserEntity(
  'achievement',
  item({
    user_id: string().key(),
    achievement_name: string()
      .enum(...achievementNames)
      .key(),
    points: number(),
    created_at: string(),
  }),
  ({ achievement_name }) => `${ACHIEVEMENT_PREFIX}${achievement_name}`,
);
