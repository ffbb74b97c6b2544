import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { changeOfRecord } from './change-of-record.ts';
import { createTellPerson, type TellPersonDependencies } from './tell-person.ts';

/**
 * Tells each person's open windows what changed. Records may come twice or late: a message only says 'fetch again',
 * so that does no harm. Everybody who can be reached is told before the first record that failed is reported, from
 * which the stream delivers again: a window that does not answer keeps nobody else waiting.
 */
export const createWindowTeller = (dependencies: TellPersonDependencies) => {
  const tellPerson = createTellPerson(dependencies);

  return async ({ Records }: { Records: DynamoDBRecord[] }): Promise<DynamoDBBatchResponse> => {
    const changes = Records.flatMap((record, index) => {
      const change = changeOfRecord(record);
      return change ? [{ ...change, index }] : [];
    });
    const byPerson = [...Map.groupBy(changes, (change) => change.user_id)];
    const missed = await Promise.all(
      byPerson.map(async ([userId, theirs]) => {
        const told = await tellPerson(
          userId,
          theirs.map(({ message }) => message),
        );
        return theirs[told]?.index ?? Records.length;
      }),
    );
    const first = Records[Math.min(Records.length, ...missed)];
    return {
      batchItemFailures: first ? [{ itemIdentifier: first.dynamodb?.SequenceNumber ?? '' }] : [],
    };
  };
};
