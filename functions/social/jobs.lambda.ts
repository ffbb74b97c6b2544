import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { createJobHandler } from '../platform/job-handler.ts';
import { logger } from '../platform/observability.ts';
import { openTable } from '../platform/table/client.ts';
import { createFriendsRepository } from './friends/friends-repository.ts';
import { createLikersRepository } from './meals/likers-repository.ts';
import { createPointersRepository } from './feed/feed-pointers-repository.ts';
import { createRunJob } from './jobs/run-job.ts';
import { createRunJobs } from './jobs/run-jobs.ts';
import { createSharedMealsRepository } from './meals/shared-meals-repository.ts';

const table = openTable(environment('TABLE_NAME').TABLE_NAME);

const runJob = createRunJob({
  meals: createSharedMealsRepository(table, systemClock),
  friends: createFriendsRepository(table),
  pointers: createPointersRepository(table),
  likers: createLikersRepository(table),
  clock: systemClock,
});

export const handler = createJobHandler(
  createRunJobs(runJob, (error) => logger.error('FEED_NOT_BROUGHT_IN_LINE', { error })),
);
