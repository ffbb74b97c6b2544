import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import { achievementNames } from '#shared/achievements/catalogue.ts';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** Key prefix of achievements. */
export const ACHIEVEMENT_PREFIX = 'achievement#';

/** An achievement of a user. One row per achievement, so that it is awarded only once. */
export const createAchievementEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'achievement',
    table,
    schema: item({
      user_id: string().key(),
      achievement_name: string()
        .enum(...achievementNames)
        .key(),
      points: number(),
      created_at: string(),
    }),
    computeKey: ({ user_id, achievement_name }) => ({
      pk: userPartition(user_id),
      sk: `${ACHIEVEMENT_PREFIX}${achievement_name}`,
    }),
  });
