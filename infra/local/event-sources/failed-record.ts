import { randomUUID } from 'node:crypto';
import type { DynamoDBRecord } from 'aws-lambda';
import type { GivenUp } from './deliver-batch.ts';

interface Failure {
  mappingId: string;
  functionArn: string;
  streamArn: string;
  shardId: string;
  records: DynamoDBRecord[];
  condition: GivenUp;
  attempts: number;
  now: Date;
}

const arrival = (record: DynamoDBRecord | undefined): string =>
  `${new Date((record?.dynamodb?.ApproximateCreationDateTime ?? 0) * 1000).toISOString().slice(0, 19)}Z`;

/**
 * Returns the key under which Lambda stores a failed record.
 * Source: AWS Lambda Developer Guide, 'Retain discarded records for a DynamoDB event source'.
 */
export const failedRecordKey = ({ mappingId, shardId, now }: Failure): string => {
  const time = now.toISOString().slice(0, 19).replaceAll(':', '.');
  const day = time.slice(0, 10).replaceAll('-', '/');
  return `aws/lambda/${mappingId}/${shardId}/${day}/${time}-${randomUUID()}`;
};

/** Creates the failed record: why the batch was discarded, its position in the stream, and the event as text. Source as above. */
export const failedRecordOf = (failure: Failure): string => {
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
    payload: JSON.stringify({ Records: records }),
  });
};
