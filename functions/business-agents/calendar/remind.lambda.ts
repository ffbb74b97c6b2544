import { createAccountBlocks } from '../../moderation/public.ts';
import { systemClock } from '../../platform/clock.ts';
import { environment } from '../../platform/env.ts';
import { createJobHandler } from '../../platform/job-handler.ts';
import { mailerFromEnvironment } from '../../platform/mail/mailer.ts';
import { logger } from '../../platform/observability.ts';
import { createParameterReader } from '../../platform/parameters.ts';
import { createRunBatch } from '../../platform/run-batch.ts';
import { openTable } from '../../platform/table/client.ts';
import { createProfileRepository } from '../../profile/public.ts';
import { notifyUserFromEnvironment } from '../../reminders/public.ts';
import { createActivitiesRepository } from '../executive/public.ts';
import { createLeadsRepository } from '../sdr/public.ts';
import { createFindReminder } from './reminders/find-reminder.ts';
import { workReminderMessage } from './reminders/reminder-message.ts';
import { createSendWorkReminder } from './reminders/send-work-reminder.ts';
import { createWorkRemindersRepository } from './reminders/work-reminders-repository.ts';
import { openSeries } from './series/open-series.ts';

/** Long timeout, since no user is waiting. */
const MAIL_TIMEOUT_MS = 10_000;

const { TABLE_NAME, SITE_ORIGIN_PARAMETER } = environment('TABLE_NAME', 'SITE_ORIGIN_PARAMETER');
const table = openTable(TABLE_NAME);
const readParameter = createParameterReader();

/** @throws Error if the site has no address yet, since the email needs a link */
const siteOrigin = async (): Promise<string> => {
  const origin = await readParameter(SITE_ORIGIN_PARAMETER);
  if (!origin) throw new Error('The site URL is unknown.');
  return origin;
};

const { events, syncSeries } = openSeries(table, systemClock);
const blocks = createAccountBlocks(table, systemClock);

const sendWorkReminder = createSendWorkReminder({
  settings: createWorkRemindersRepository(table, systemClock),
  findReminder: createFindReminder({
    events,
    activities: createActivitiesRepository(table),
    leads: createLeadsRepository(table, systemClock),
    clock: systemClock,
  }),
  isBlocked: async (userId) => (await blocks.find(userId)) !== null,
  readProfile: createProfileRepository(table, systemClock).read,
  notifyUser: notifyUserFromEnvironment(table),
  sendEmail: mailerFromEnvironment(MAIL_TIMEOUT_MS),
  syncSeries,
  siteOrigin,
  clock: systemClock,
  report: (error) => logger.error('WORK_REMINDER_UNKNOWN', error as Error),
});

export const handler = createJobHandler(
  createRunBatch(
    (message) => sendWorkReminder(workReminderMessage.parse(message)),
    (error) => logger.error('WORK_REMINDER_FAILED', error as Error),
  ),
);
