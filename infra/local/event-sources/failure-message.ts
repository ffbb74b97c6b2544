import { randomUUID } from 'node:crypto';
import type { DynamoDBRecord } from 'aws-lambda';
import type { GivenUp } from './deliver-batch.ts';

interface Failure {
  functionArn: string;
  streamArn: string;
  shardId: string;
  records: DynamoDBRecord[];
  condition: GivenUp;
  attempts: number;
  now: Date;
}

const arrival = (record: DynamoDBRecord | undefined): string =>
  new Date((record?.dynamodb?.ApproximateCreationDateTime ?? 0) * 1000).toISOString();

/**
 * Creates the message for the failure queue, with the position of the records instead of the records.
 * Source: AWS Lambda Developer Guide, 'Retain discarded batch records for a DynamoDB event source'.
 */
export const failureMessage = (failure: Failure): string => {
  const { functionArn, streamArn, shardId, records, condition, attempts, now } = failure;
  return JSON.stringify({
    requestContext: {
      requestId: randomUUID(),
      functionArn: `${functionArn}:$LATEST`,
      condition,
      approximateInvokeCount: attempts,
    },
    responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
    version: '1.0',
    timestamp: now.toISOString(),
    DDBStreamBatchInfo: {
      shardId,
      startSequenceNumber: records[0]?.dynamodb?.SequenceNumber,
      endSequenceNumber: records.at(-1)?.dynamodb?.SequenceNumber,
      approximateArrivalOfFirstRecord: arrival(records[0]),
      approximateArrivalOfLastRecord: arrival(records.at(-1)),
      batchSize: records.length,
      streamArn,
    },
  });
};
