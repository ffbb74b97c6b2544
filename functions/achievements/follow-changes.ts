import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import type { SendMessages } from '../platform/send-messages.ts';
import { jobOfRecord } from '../social/job-of-record.ts';
import type { AwardEarned } from './award-earned.ts';
import { signalOfJob, signalOfRecord } from './signal-of-record.ts';

interface Dependencies {
  awardEarned: AwardEarned;
  /** Gives what follows for friends' feeds to the queue. */
  sendJobs: SendMessages;
  /** Notes what kept somebody from an award, or jobs from the queue. */
  report: (error: Error) => void;
}

/**
 * Follows the table's changes, each person's of a batch together, and gives jobs for friends' feeds to the queue. Records
 * may come twice or late: what stands in the table counts, nothing is awarded twice, and a job that runs twice does no
 * harm. Whoever fails keeps nobody else waiting; the stream delivers again from their first record.
 */
export const createChangeFollower =
  ({ awardEarned, sendJobs, report }: Dependencies) =>
  async ({ Records }: { Records: DynamoDBRecord[] }): Promise<DynamoDBBatchResponse> => {
    const jobs = Records.flatMap((record, index) => {
      const job = jobOfRecord(record);
      return job ? [{ job, index }] : [];
    });
    const found = Records.flatMap((record, index) => {
      const signal = signalOfRecord(record);
      return signal ? [{ ...signal, index }] : [];
    });
    const earnedByJobs = jobs.flatMap(({ job, index }) => {
      const signal = signalOfJob(job);
      return signal ? [{ ...signal, index }] : [];
    });
    const byPerson = [...Map.groupBy([...found, ...earnedByJobs], ({ user_id }) => user_id)];
    /** @returns the first record that must come again; the number of records where none must */
    const attempt = async (work: () => Promise<void>, first: number): Promise<number> => {
      try {
        await work();
        return Records.length;
      } catch (error) {
        report(error as Error);
        return first;
      }
    };
    const failed = await Promise.all([
      attempt(() => sendJobs(jobs.map(({ job }) => job)), jobs[0]?.index ?? Records.length),
      ...byPerson.map(([userId, theirs]) =>
        attempt(
          () =>
            awardEarned(
              userId,
              theirs.map(({ signal }) => signal),
            ),
          Math.min(...theirs.map(({ index }) => index)),
        ),
      ),
    ]);
    const first = Records[Math.min(Records.length, ...failed)];
    return {
      batchItemFailures: first ? [{ itemIdentifier: first.dynamodb?.SequenceNumber ?? '' }] : [],
    };
  };
