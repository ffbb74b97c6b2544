import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { createJobHandler } from '../platform/job-handler.ts';
import { logger } from '../platform/observability.ts';
import { createSendMessages } from '../platform/send-messages.ts';
import { openTable } from '../platform/table/client.ts';
import { createStartReminderJobs } from './due/start-reminder-jobs.ts';
import { createDueUsers } from './due/due-users-repository.ts';

const { TABLE_NAME, REMINDER_QUEUE_URL } = environment('TABLE_NAME', 'REMINDER_QUEUE_URL');
const beginReminders = createStartReminderJobs({
  people: createDueUsers(openTable(TABLE_NAME)),
  send: createSendMessages(REMINDER_QUEUE_URL),
  clock: systemClock,
  report: (error) => logger.error('REMINDER_NOT_PLANNED', error as Error),
});

/** Runs every full quarter of an hour. */
export const handler = createJobHandler(async () => {
  const messages = await beginReminders();
  if (messages > 0) logger.info('Reminders are due.', { messages });
});
