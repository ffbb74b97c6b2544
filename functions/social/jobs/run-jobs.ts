import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { socialJob } from './social-job.ts';
import type { RunJob } from './run-job.ts';

/** Runs a batch of jobs one after the other. Only the failed ones are retried. */
export const createRunJobs =
  (runJob: RunJob, report: (error: Error) => void) =>
  async ({ Records }: Pick<SQSEvent, 'Records'>): Promise<SQSBatchResponse> => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    for (const { messageId, body } of Records) {
      try {
        await runJob(socialJob.parse(JSON.parse(body)));
      } catch (error) {
        report(error as Error);
        batchItemFailures.push({ itemIdentifier: messageId });
      }
    }
    return { batchItemFailures };
  };
