import type { DynamoDBRecord } from 'aws-lambda';
import { type DynamoDbClient, DynamoDbError } from '../services/dynamodb/client.ts';
import { recordOf, recordsOf, textOf } from '../record.ts';
import type { Clock } from '../gateway/clock.ts';
import { LOCAL_REGION, type LocalStack } from '../template/model.ts';
import { physicalIdOf } from '../template/physical-id.ts';

const streams = (operation: string): string => `DynamoDBStreams_20120810.${operation}`;

export interface Shard {
  id: string;
  parentId: string | undefined;
}

interface ShardPage {
  records: DynamoDBRecord[];
  /** Undefined when the shard is closed and has been read completely. */
  next: string | undefined;
}

/** Reads the stream of one table. */
export interface StreamReader {
  /** Lists shards, parents before their children. */
  shards(): Promise<Shard[]>;
  /** Returns an iterator. @param after sequence number; undefined for the beginning of the shard */
  iterator(shardId: string, after: string | undefined): Promise<string>;
  /** Reads records. @returns undefined when the iterator has expired */
  read(iterator: string, limit: number): Promise<ShardPage | undefined>;
}

/** Returns the table's name in `arn:aws:dynamodb:...:table/NAME/stream/local`. */
const tableOf = (streamArn: string): string => /:table\/([^/]+)\/stream\//.exec(streamArn)?.[1] ?? '';

const isError = (error: unknown, code: string): boolean =>
  error instanceof DynamoDbError && error.code === code;

/** Identity that DynamoDB writes into the records of items that its time to live deleted. */
const TTL_SERVICE = { type: 'Service', principalId: 'dynamodb.amazonaws.com' };

/** Returns the table's time-to-live attribute; undefined if it has none. */
const ttlOf = (stack: LocalStack, streamArn: string): string | undefined => {
  const table = stack
    .byType('AWS::DynamoDB::Table')
    .find((each) => physicalIdOf(each) === tableOf(streamArn));
  const { Enabled, AttributeName } = recordOf(table?.properties['TimeToLiveSpecification']);
  return Enabled === true ? textOf(AttributeName) : undefined;
};

/**
 * Returns whether a record is the deletion of an item whose time to live had passed. A user's deletion of an item that
 * expired since the last cleanup counts too.
 */
const isExpiry = (record: Record<string, unknown>, ttl: string | undefined, deletedAt: number): boolean => {
  if (ttl === undefined || record['eventName'] !== 'REMOVE') return false;
  const expiresAt = textOf(recordOf(recordOf(recordOf(record['dynamodb'])['OldImage'])[ttl])['N']);
  // The time of a record has whole seconds.
  return expiresAt !== undefined && Number(expiresAt) < deletedAt + 1;
};

/**
 * @param streamArn the stream's name in the template, which the records contain
 * @param clock timestamps the records, which DynamoDB Local does by the machine's clock
 */
export const createStreamReader = (
  client: DynamoDbClient,
  stack: LocalStack,
  streamArn: string,
  clock: Clock,
): StreamReader => {
  const ttl = ttlOf(stack, streamArn);
  let found: Promise<string> | undefined;
  const realArn = (): Promise<string> => {
    found ??= client
      .call('DynamoDB_20120810.DescribeTable', { TableName: tableOf(streamArn) })
      .then(({ Table }) => String(recordOf(Table)['LatestStreamArn']));
    return found;
  };

  const iterator: StreamReader['iterator'] = async (shardId, after) => {
    const position =
      after === undefined
        ? { ShardIteratorType: 'TRIM_HORIZON' }
        : { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after };
    try {
      const input = { StreamArn: await realArn(), ShardId: shardId, ...position };
      return String((await client.call(streams('GetShardIterator'), input))['ShardIterator']);
    } catch (error) {
      if (after !== undefined && isError(error, 'TrimmedDataAccessException'))
        return iterator(shardId, undefined);
      throw error;
    }
  };

  return {
    iterator,
    shards: async () => {
      const listed: Shard[] = [];
      let start: unknown;
      do {
        const page = {
          StreamArn: await realArn(),
          ...(start === undefined ? {} : { ExclusiveStartShardId: start }),
        };
        const { StreamDescription } = await client.call(streams('DescribeStream'), page);
        const { Shards, LastEvaluatedShardId } = recordOf(StreamDescription);
        for (const { ShardId, ParentShardId } of recordsOf(Shards)) {
          listed.push({
            id: String(ShardId),
            parentId: textOf(ParentShardId),
          });
        }
        start = LastEvaluatedShardId;
      } while (start !== undefined);
      return listed;
    },
    read: async (position, limit) => {
      try {
        const input = { ShardIterator: position, Limit: limit };
        const { Records, NextShardIterator } = await client.call(streams('GetRecords'), input);
        const named = { eventSourceARN: streamArn, awsRegion: LOCAL_REGION };
        const ahead = Math.round((clock().getTime() - Date.now()) / 1000);
        return {
          records: recordsOf(Records).map((record): DynamoDBRecord => {
            const { ApproximateCreationDateTime: createdAt, ...change } = recordOf(record['dynamodb']);
            const changedAt = Number(createdAt) + ahead;
            const dynamodb = { ...change, ApproximateCreationDateTime: changedAt };
            const identity = isExpiry(record, ttl, changedAt) ? { userIdentity: TTL_SERVICE } : {};
            return Object.assign(record, named, identity, { dynamodb });
          }),
          next: textOf(NextShardIterator),
        };
      } catch (error) {
        if (isError(error, 'ExpiredIteratorException') || isError(error, 'TrimmedDataAccessException'))
          return undefined;
        throw error;
      }
    },
  };
};
