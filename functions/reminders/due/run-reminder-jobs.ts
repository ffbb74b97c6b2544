import { createRunBatch } from '../../platform/run-batch.ts';
import type { RemindUser } from './remind-user.ts';
import { reminderMessage } from './reminder-message.ts';

/** Processes a batch of reminder messages in parallel. */
export const createRunReminderJobs = (remindUser: RemindUser, report: (error: unknown) => void) =>
  createRunBatch((message) => remindUser(reminderMessage.parse(message)), report);
