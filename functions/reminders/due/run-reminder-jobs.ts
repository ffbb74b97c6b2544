import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { RemindUser } from './remind-user.ts';
import { reminderMessage } from './reminder-message.ts';

/** Processes a batch of reminder messages in parallel. Only the failed ones are retried and finally dead-lettered. */
export const createRunReminderJobs =
  (remindUser: RemindUser, report: (error: unknown) => void) =>
  async ({ Records }: Pick<SQSEvent, 'Records'>): Promise<SQSBatchResponse> => {
    const failed = await Promise.all(
      Records.map(async ({ messageId, body }) => {
        try {
          await remindUser(reminderMessage.parse(JSON.parse(body)));
          return [];
        } catch (error) {
          report(error);
          return [{ itemIdentifier: messageId }];
        }
      }),
    );
    return { batchItemFailures: failed.flat() };
  };
