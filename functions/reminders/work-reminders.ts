import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { RemindPerson } from './remind-person.ts';
import { reminderMessage } from './reminder-message.ts';

/**
 * The reminders of a batch of messages, side by side. Those that fail come again alone, and land with the failures in
 * the end; the others are done.
 */
export const createWorkReminders =
  (remindPerson: RemindPerson, report: (error: unknown) => void) =>
  async ({ Records }: Pick<SQSEvent, 'Records'>): Promise<SQSBatchResponse> => {
    const failed = await Promise.all(
      Records.map(async ({ messageId, body }) => {
        try {
          await remindPerson(reminderMessage.parse(JSON.parse(body)));
          return [];
        } catch (error) {
          report(error);
          return [{ itemIdentifier: messageId }];
        }
      }),
    );
    return { batchItemFailures: failed.flat() };
  };
