import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import { achievementNames } from '#shared/achievements/catalogue.ts';
import type { Table } from './client.ts';
import { houseEntity } from './house-entity.ts';
import { userPartition } from './user-key.ts';

/** How the keys of achievements begin. */
export const ACHIEVEMENT_PREFIX = 'achievement#';

/** That a person achieved something: one row each, so it is awarded once. */
export const createAchievementEntity = (table: Table) =>
  new Entity({
    ...houseEntity,
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
