import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import type { SendMessages } from '../platform/send-messages.ts';
import { type ScheduleRecounts, socialJobOfRecord } from '../social/public.ts';
import type { AwardEarned } from './award-earned.ts';
import { signalOfJob, signalOfRecord } from './signal-of-record.ts';

interface Dependencies {
  awardEarned: AwardEarned;
  /** Queues the jobs that update friends' feeds. */
  sendJobs: SendMessages;
  /** Queues the counts of liked meals, once for all likes of a meal. */
  scheduleRecounts: ScheduleRecounts;
  /** Logs an error that prevented an award or kept jobs from the queue. */
  report: (error: Error) => void;
}

/**
 * Processes table changes, grouped by user, and queues jobs for friends' feeds. Records may arrive twice or late: the
 * current rows decide, awards are idempotent and so are the jobs. A failure for one user does not delay the others; the
 * stream redelivers from that user's first record.
 */
export const createChangeFollower =
  ({ awardEarned, sendJobs, scheduleRecounts, report }: Dependencies) =>
  async ({ Records }: { Records: DynamoDBRecord[] }): Promise<DynamoDBBatchResponse> => {
    const followed = Records.flatMap((record, index) => {
      const job = socialJobOfRecord(record);
      return job ? [{ job, index }] : [];
    });
    const [likes, jobs] = [true, false].map((isLike) =>
      followed.filter(({ job }) => (job.kind === 'liked') === isLike),
    ) as [typeof followed, typeof followed];
    const likedMeals = likes.flatMap(({ job }) => (job.kind === 'liked' ? [job.id] : []));
    const found = Records.flatMap((record, index) => {
      const signal = signalOfRecord(record);
      return signal ? [{ ...signal, index }] : [];
    });
    const earnedByJobs = jobs.flatMap(({ job, index }) => {
      const signal = signalOfJob(job);
      return signal ? [{ ...signal, index }] : [];
    });
    const byPerson = [...Map.groupBy([...found, ...earnedByJobs], ({ user_id }) => user_id)];
    /** @returns the index of the first record to redeliver, or the number of records if all succeeded */
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
      attempt(() => scheduleRecounts(likedMeals), likes[0]?.index ?? Records.length),
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
