import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { nightMessage } from './night-message.ts';
import type { WorkNight } from './work-night.ts';

/**
 * The nights of a batch of messages, side by side. Those that fail come again alone, and land with the failures in the
 * end; the others are done.
 */
export const createWorkNights =
  (workNight: WorkNight, report: (error: unknown) => void) =>
  async ({ Records }: Pick<SQSEvent, 'Records'>): Promise<SQSBatchResponse> => {
    const failed = await Promise.all(
      Records.map(async ({ messageId, body }) => {
        try {
          await workNight(nightMessage.parse(JSON.parse(body)));
          return [];
        } catch (error) {
          report(error);
          return [{ itemIdentifier: messageId }];
        }
      }),
    );
    return { batchItemFailures: failed.flat() };
  };
