import { achievementNames } from '#shared/achievements/catalogue.ts';
import { choice, number, text } from '../platform/table/attributes.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** Key prefix of achievements. */
export const ACHIEVEMENT_PREFIX = 'achievement#';

/** An achievement of a user. One row per achievement, so that it is awarded only once. */
export const createAchievementEntity = defineUserEntity(
  'achievement',
  {
    // oxlint-disable-next-line typescript/no-unnecessary-type-arguments -- TypeScript does not infer it for a list of names.
    achievement_name: choice(achievementNames).key<true>(),
    points: number,
    created_at: text,
  },
  ({ achievement_name }) => `${ACHIEVEMENT_PREFIX}${achievement_name}`,
);
