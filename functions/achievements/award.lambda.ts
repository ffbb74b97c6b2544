import { createDashboardRepository } from '../dashboard/repository.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { createJobHandler } from '../platform/job-handler.ts';
import { logger } from '../platform/observability.ts';
import { openTable } from '../platform/table/client.ts';
import { createAwardEarned } from './award-earned.ts';
import { createChangeFollower } from './follow-changes.ts';
import { createAchievementRepository } from './repository.ts';

const table = openTable(environment('TABLE_NAME').TABLE_NAME);

const awardEarned = createAwardEarned({
  achievements: createAchievementRepository(table, systemClock),
  sums: createDashboardRepository(table),
});

const report = (error: Error): void => logger.error('ACHIEVEMENT_NOT_AWARDED', { error });

export const handler = createJobHandler(createChangeFollower({ awardEarned, report }));
