import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import type { AwardEarned } from './award-earned.ts';
import { signalOfRecord } from './signal-of-record.ts';

interface Dependencies {
  awardEarned: AwardEarned;
  /** Notes what kept somebody from an award. */
  report: (error: Error) => void;
}

/**
 * Follows the table's changes, each person's of a batch together. Records may come twice or late: what stands in the
 * table counts, and nothing is awarded twice. Whoever fails keeps nobody else waiting; the stream delivers again from
 * their first record.
 */
export const createChangeFollower =
  ({ awardEarned, report }: Dependencies) =>
  async ({ Records }: { Records: DynamoDBRecord[] }): Promise<DynamoDBBatchResponse> => {
    const found = Records.flatMap((record, index) => {
      const signal = signalOfRecord(record);
      return signal ? [{ ...signal, index }] : [];
    });
    const byPerson = [...Map.groupBy(found, ({ user_id }) => user_id)];
    const failed = await Promise.all(
      byPerson.map(async ([userId, theirs]): Promise<number> => {
        try {
          await awardEarned(
            userId,
            theirs.map(({ signal }) => signal),
          );
          return Records.length;
        } catch (error) {
          report(error as Error);
          return theirs[0]!.index;
        }
      }),
    );
    const first = Records[Math.min(Records.length, ...failed)];
    return {
      batchItemFailures: first ? [{ itemIdentifier: first.dynamodb?.SequenceNumber ?? '' }] : [],
    };
  };
