import type { SQSEvent } from 'aws-lambda';
import { createAccountBlocks } from '../moderation/public.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { createJobHandler } from '../platform/job-handler.ts';
import { mailerFromEnvironment } from '../platform/mail/mailer.ts';
import { logger } from '../platform/observability.ts';
import { createParameterReader } from '../platform/parameters.ts';
import { createSendMessages } from '../platform/send-messages.ts';
import { createReadPlan } from '../platform/plan/read-plan.ts';
import { openTable } from '../platform/table/client.ts';
import { createInsightsRepository } from './insights-repository.ts';
import { openUserData } from './open-user-data.ts';
import { createSendWeeklyEmail } from './weekly-mail/send-weekly-mail.ts';
import { createWeeklyEmailRepository } from './weekly-mail/weekly-mail-repository.ts';
import { createReadActiveUsers } from './nightly/active-users-repository.ts';
import { createNightlyProgress } from './nightly/nightly-progress-repository.ts';
import { createRunNightlyShard } from './nightly/run-nightly-shard.ts';
import { createRunNightlyPart } from './nightly/run-nightly-part.ts';
import { createRunNightlyMessages } from './nightly/run-nightly-messages.ts';

/** Long timeout, since no user is waiting. */
const MAIL_TIMEOUT_MS = 10_000;
/** Remaining time of an invocation that is enough for another page of a shard. */
const PAGE_MS = 20_000;

const { TABLE_NAME, SITE_ORIGIN_PARAMETER, NIGHT_QUEUE_URL } = environment(
  'TABLE_NAME',
  'SITE_ORIGIN_PARAMETER',
  'NIGHT_QUEUE_URL',
);
const readParameter = createParameterReader();
const table = openTable(TABLE_NAME);
const blocks = createAccountBlocks(table, systemClock);

/** @throws Error if the site has no address yet, since the email needs links */
const siteOrigin = async (): Promise<string> => {
  const origin = await readParameter(SITE_ORIGIN_PARAMETER);
  if (!origin) throw new Error('The site URL is unknown.');
  return origin;
};

const workNight = createRunNightlyPart({
  readPlan: createReadPlan(table, systemClock),
  rows: createInsightsRepository(table, systemClock),
  data: openUserData(table),
  sendWeeklyEmail: createSendWeeklyEmail({
    mails: createWeeklyEmailRepository(table, systemClock),
    sendEmail: mailerFromEnvironment(MAIL_TIMEOUT_MS),
    isBlocked: async (userId) => (await blocks.find(userId)) !== null,
    siteOrigin,
    report: (error) => logger.error('WEEKLY_MAIL_UNKNOWN', error as Error),
  }),
  clock: systemClock,
});

const runShard = createRunNightlyShard({
  progress: createNightlyProgress(table, systemClock),
  readActiveUsers: createReadActiveUsers(table),
  send: createSendMessages(NIGHT_QUEUE_URL),
});

const runMessages = createRunNightlyMessages(workNight, runShard, (error) =>
  logger.error('NIGHT_FAILED', error as Error),
);

export const handler = createJobHandler((event: SQSEvent, context) =>
  runMessages(event, () => context.getRemainingTimeInMillis() > PAGE_MS),
);
