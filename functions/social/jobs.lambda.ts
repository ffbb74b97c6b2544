import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { createJobHandler } from '../platform/job-handler.ts';
import { logger } from '../platform/observability.ts';
import { openTable } from '../platform/table/client.ts';
import { mailerFromEnvironment } from '../platform/mail/mailer.ts';
import { createParameterReader } from '../platform/parameters.ts';
import { notifyUserFromEnvironment } from '../reminders/public.ts';
import { createNamesRepository } from './friends/display-names-repository.ts';
import { createFriendNotices } from './friends/friend-notices-repository.ts';
import { createNotifyRequest } from './friends/notify-request.ts';
import { createRecipientOf } from './friends/recipient-repository.ts';
import { createFriendsRepository } from './friends/friends-repository.ts';
import { createLikersRepository } from './likes/likers-repository.ts';
import { createLikeRecounts } from './likes/like-recounts-repository.ts';
import { createPointersRepository } from './feed/feed-pointers-repository.ts';
import { createRunJob } from './jobs/run-job.ts';
import { createRunJobs } from './jobs/run-jobs.ts';
import { createSharedMealsRepository } from './meals/shared-meals-repository.ts';

const { TABLE_NAME, SITE_ORIGIN_PARAMETER } = environment('TABLE_NAME', 'SITE_ORIGIN_PARAMETER');
const table = openTable(TABLE_NAME);
const friends = createFriendsRepository(table);
const readParameter = createParameterReader();

const runJob = createRunJob({
  meals: createSharedMealsRepository(table, systemClock),
  friends,
  pointers: createPointersRepository(table),
  likers: createLikersRepository(table),
  recounts: createLikeRecounts(table, systemClock),
  notifyRequest: createNotifyRequest({
    friends,
    names: createNamesRepository(table),
    recipientOf: createRecipientOf(table),
    notices: createFriendNotices(table, systemClock),
    sendEmail: mailerFromEnvironment(),
    notifyUser: notifyUserFromEnvironment(table),
    siteOrigin: async () => (await readParameter(SITE_ORIGIN_PARAMETER)) ?? '',
  }),
  clock: systemClock,
});

export const handler = createJobHandler(
  createRunJobs(runJob, (error) => logger.error('FEED_NOT_BROUGHT_IN_LINE', { error })),
);
