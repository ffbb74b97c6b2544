import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';

/** Processes a batch of queue messages in parallel. Only the failed ones are retried and finally dead-lettered. */
export const createRunBatch =
  (work: (message: unknown) => Promise<unknown>, report: (error: unknown) => void) =>
  async ({ Records }: Pick<SQSEvent, 'Records'>): Promise<SQSBatchResponse> => {
    const failed = await Promise.all(
      Records.map(async ({ messageId, body }) => {
        try {
          await work(JSON.parse(body));
          return [];
        } catch (error) {
          report(error);
          return [{ itemIdentifier: messageId }];
        }
      }),
    );
    return { batchItemFailures: failed.flat() };
  };
