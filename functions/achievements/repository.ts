import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { achievementCatalogue, type AchievementName } from '#shared/achievements/catalogue.ts';
import { type Achievement, achievement } from '#shared/achievements/schema.ts';
import type { Clock } from '../platform/clock.ts';
import { ACHIEVEMENT_PREFIX, createAchievementEntity } from './achievement-entity.ts';
import type { Table } from '../platform/table/client.ts';
import { createOpenAccountCheck } from '../platform/account/closed-account-entity.ts';
import { PHOTO_PREFIX, createPhotoEntity } from '../photos/public.ts';
import { isNew } from '../platform/table/row-conditions.ts';
import { ConditionsFailed, transact } from '../platform/table/transact.ts';
import { userPartition } from '../platform/table/user-key.ts';
import { queryRows } from '../platform/table/query-rows.ts';

/** Reads and writes achievements. */
export const createAchievementRepository = (table: Table, clock: Clock) => {
  const achievements = createAchievementEntity(table);
  const photos = createPhotoEntity(table);
  const openAccount = createOpenAccountCheck(table);

  return {
    /** Returns all achievements of a user, unordered. There are only a few. */
    all: async (userId: string): Promise<Achievement[]> => {
      const rows = await queryRows(achievements, userId, { beginsWith: ACHIEVEMENT_PREFIX });
      return rows.map((row) => achievement.parse(row));
    },

    /** Awards an achievement. Idempotent, and does nothing for a closed account. */
    award: async (userId: string, name: AchievementName): Promise<void> => {
      const row = {
        user_id: userId,
        achievement_name: name,
        points: achievementCatalogue[name].points,
        created_at: clock().toISOString(),
      };
      const put = achievements.build(PutItemCommand).item(row).options({ condition: isNew });
      try {
        await transact(table, [{ Put: put.params() }, openAccount(userId)]);
      } catch (error) {
        if (!(error instanceof ConditionsFailed)) throw error;
      }
    },

    /** Returns whether the user has at least one stored photo. */
    hasPhoto: async (userId: string): Promise<boolean> => {
      const { Items = [] } = await table
        .build(QueryCommand)
        .query({ partition: userPartition(userId), range: { beginsWith: PHOTO_PREFIX } })
        .entities(photos)
        .options({
          entityAttrFilter: false,
          filters: { photo: { attr: 'status', eq: 'kept' } },
        })
        .send();
      return Items.length > 0;
    },
  };
};

export type AchievementRepository = ReturnType<typeof createAchievementRepository>;
