import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { nightMessage } from './nightly-message.ts';
import type { RunNightlyPart } from './run-nightly-part.ts';

/** Processes a batch of nightly messages in parallel. Only the failed ones are retried and finally dead-lettered. */
export const createRunNightlyMessages =
  (workNight: RunNightlyPart, report: (error: unknown) => void) =>
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
