import { createDashboardRepository } from '../dashboard/public.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { createJobHandler } from '../platform/job-handler.ts';
import { logger } from '../platform/observability.ts';
import { createSendMessage } from '../platform/send-message.ts';
import { createSendMessages } from '../platform/send-messages.ts';
import { openTable } from '../platform/table/client.ts';
import { openRewardReferredFriend } from '../referrals/public.ts';
import { createLikeRecounts, createScheduleRecounts } from '../social/public.ts';
import { createAwardEarned } from './award-earned.ts';
import { createChangeFollower } from './follow-changes.ts';
import { createAchievementRepository } from './repository.ts';

const { TABLE_NAME, SOCIAL_QUEUE_URL } = environment('TABLE_NAME', 'SOCIAL_QUEUE_URL');
const table = openTable(TABLE_NAME);

const awardEarned = createAwardEarned({
  achievements: createAchievementRepository(table, systemClock),
  sums: createDashboardRepository(table),
  rewardReferredFriend: openRewardReferredFriend(table, systemClock),
});

const report = (error: Error): void => logger.error('CHANGE_NOT_FOLLOWED', { error });

export const handler = createJobHandler(
  createChangeFollower({
    awardEarned,
    sendJobs: createSendMessages(SOCIAL_QUEUE_URL),
    scheduleRecounts: createScheduleRecounts({
      recounts: createLikeRecounts(table, systemClock),
      send: createSendMessage(SOCIAL_QUEUE_URL),
      clock: systemClock,
    }),
    report,
  }),
);
