import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord, SQSRecord } from 'aws-lambda';
import { socialJobOfRecord } from '#functions/social/jobs/social-job.ts';
import type { Table } from '#functions/platform/table/client.ts';
import { rowsOf } from '#test/support/rows-of.ts';

type Row = Record<string, unknown>;
type Rows = ReadonlyMap<string, Row>;

/** Returns the string attributes of a row as in the stream: jobs read nothing else. */
const imageOf = (row: Row | undefined) =>
  row &&
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => (typeof value === 'string' ? [[name, { S: value }]] : [])),
  );

const recordOf = (key: string, before: Row | undefined, now: Row | undefined): DynamoDBRecord => {
  const [pk = '', sk = ''] = key.split(' ');
  const NewImage = imageOf(now);
  const OldImage = imageOf(before);
  return {
    eventName: before ? (now ? 'MODIFY' : 'REMOVE') : 'INSERT',
    dynamodb: {
      Keys: { pk: { S: pk }, sk: { S: sk } },
      ...(NewImage && { NewImage }),
      ...(OldImage && { OldImage }),
    },
  };
};

/**
 * Simulates the stream and its queue after a write between users: changed rows become jobs, which the product's
 * function runs twice each, as queues may deliver them twice.
 */
export const createFollow = (table: Table, accounts: readonly string[]) => {
  let before: Rows = new Map();

  /** Returns the shared meals of these users, found by the sharers' own pointers. */
  const meals = async (): Promise<Row[]> => {
    const pointers = (await Promise.all(accounts.map((account) => rowsOf(table, account, 'feed#')))).flat();
    const ids = [...new Set(pointers.map(({ id }) => String(id)))];
    const found = await Promise.all(
      ids.map((id) =>
        table.getDocumentClient().send(
          new QueryCommand({
            TableName: table.getName(),
            KeyConditionExpression: 'pk = :pk',
            ExpressionAttributeValues: { ':pk': `shared-meal#${id}` },
            ConsistentRead: true,
          }),
        ),
      ),
    );
    return found.flatMap(({ Items = [] }) => Items);
  };

  const rowsNow = async (): Promise<Rows> => {
    const prefixes = ['friend#', 'like#'];
    const own = accounts.flatMap((account) => prefixes.map((prefix) => rowsOf(table, account, prefix)));
    const all = [...(await Promise.all(own)).flat(), ...(await meals())];
    return new Map(all.map((row) => [`${String(row['pk'])} ${String(row['sk'])}`, row]));
  };

  const follow = async (): Promise<void> => {
    const now = await rowsNow();
    const keys = new Set([...before.keys(), ...now.keys()]);
    const jobs = [...keys].flatMap(
      (key) => socialJobOfRecord(recordOf(key, before.get(key), now.get(key))) ?? [],
    );
    before = now;
    if (jobs.length === 0) return;
    const { handler } = await import('#functions/social/jobs.lambda.ts');
    const Records = [...jobs, ...jobs].map(
      (job, at) => ({ messageId: String(at), body: JSON.stringify(job) }) as SQSRecord,
    );
    const { batchItemFailures } = (await handler({ Records }, {} as never)) as {
      batchItemFailures: unknown[];
    };
    if (batchItemFailures.length > 0) throw new Error('A job between people failed with nothing in its way.');
  };

  return Object.assign(follow, { meals });
};
