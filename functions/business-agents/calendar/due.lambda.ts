import { systemClock } from '../../platform/clock.ts';
import { environment } from '../../platform/env.ts';
import { createJobHandler } from '../../platform/job-handler.ts';
import { logger } from '../../platform/observability.ts';
import { createSendMessages } from '../../platform/send-messages.ts';
import { openTable } from '../../platform/table/client.ts';
import { createDueItems } from './reminders/due-items-repository.ts';
import { createStartWorkReminders } from './reminders/start-work-reminders.ts';
import { createWorkRemindersRepository } from './reminders/work-reminders-repository.ts';

const { TABLE_NAME, WORK_REMINDER_QUEUE_URL } = environment('TABLE_NAME', 'WORK_REMINDER_QUEUE_URL');
const table = openTable(TABLE_NAME);
const startWorkReminders = createStartWorkReminders({
  items: createDueItems(table),
  settings: createWorkRemindersRepository(table, systemClock),
  send: createSendMessages(WORK_REMINDER_QUEUE_URL),
  clock: systemClock,
});

/** Runs every five minutes. */
export const handler = createJobHandler(async () => {
  const messages = await startWorkReminders();
  if (messages > 0) logger.info('Reminders of meetings and tasks are due.', { messages });
});
