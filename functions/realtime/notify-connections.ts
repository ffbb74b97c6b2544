import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { changeOfRecord } from './change-from-record.ts';
import { createNotifyUser, type NotifyUserDependencies } from './notify-user.ts';

/**
 * Notifies each user's open connections of changes. A message only says 'fetch again', so duplicate and late records
 * are safe. All reachable users are notified before the first failed record is reported, from which the stream
 * redelivers: an unreachable connection does not block others.
 */
export const createConnectionNotifier = (dependencies: NotifyUserDependencies) => {
  const notifyUser = createNotifyUser(dependencies);

  return async ({ Records }: { Records: DynamoDBRecord[] }): Promise<DynamoDBBatchResponse> => {
    const changes = Records.flatMap((record, index) => {
      const change = changeOfRecord(record);
      return change ? [{ ...change, index }] : [];
    });
    const byPerson = [...Map.groupBy(changes, (change) => change.user_id)];
    const missed = await Promise.all(
      byPerson.map(async ([userId, theirs]) => {
        const results = await notifyUser(
          userId,
          theirs.map(({ message }) => message),
        );
        return theirs[results]?.index ?? Records.length;
      }),
    );
    const first = Records[Math.min(Records.length, ...missed)];
    return {
      batchItemFailures: first ? [{ itemIdentifier: first.dynamodb?.SequenceNumber ?? '' }] : [],
    };
  };
};
