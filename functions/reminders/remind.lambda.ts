import { createFoodEntryRepository } from '../food-entries/public.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { createJobHandler } from '../platform/job-handler.ts';
import { logger } from '../platform/observability.ts';
import { createSendMessage } from '../platform/send-message.ts';
import { openTable } from '../platform/table/client.ts';
import { createClaims } from './due/claims-repository.ts';
import { createDevicesRepository } from './push/devices-repository.ts';
import { openPush } from './push/open-push.ts';
import { createRemindUser } from './due/remind-user.ts';
import { createRemindersRepository } from './reminders-repository.ts';
import { createRunReminderJobs } from './due/run-reminder-jobs.ts';

const { TABLE_NAME, REMINDER_QUEUE_URL } = environment('TABLE_NAME', 'REMINDER_QUEUE_URL');
const table = openTable(TABLE_NAME);

const remindUser = createRemindUser({
  reminders: createRemindersRepository(table, systemClock),
  entriesOf: createFoodEntryRepository(table, systemClock).ofDay,
  devices: createDevicesRepository(table, systemClock),
  claims: createClaims(table),
  sendPush: openPush().sendPush,
  sendLater: createSendMessage(REMINDER_QUEUE_URL),
  clock: systemClock,
  report: (why) => logger.error('REMINDER_NOT_SENT', { why }),
});

export const handler = createJobHandler(
  createRunReminderJobs(remindUser, (error) => logger.error('REMINDER_FAILED', error as Error)),
);
