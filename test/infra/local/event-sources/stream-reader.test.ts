import { expect, it } from 'vitest';
import { createStreamReader } from '#infra/local/event-sources/stream-reader.ts';
import type { DynamoDbClient } from '#infra/local/services/dynamodb/client.ts';
import { localStackOf } from '#infra/local/template/model.ts';

const NOW = 1_790_000_000;

/** Reads one record of a table with the time to live `expires_at` from a stream. */
const readRecord = async (eventName: string, expiresAt: number | null) => {
  const OldImage = expiresAt === null ? {} : { expires_at: { N: String(expiresAt) } };
  const record = { eventName, dynamodb: { OldImage, ApproximateCreationDateTime: Date.now() / 1_000 } };
  const client: Pick<DynamoDbClient, 'call'> = { call: async () => ({ Records: [record] }) };
  const stack = localStackOf([
    {
      id: 'Meals',
      type: 'AWS::DynamoDB::Table',
      metadata: {},
      properties: {
        TableName: 'Meals',
        TimeToLiveSpecification: { AttributeName: 'expires_at', Enabled: true },
      },
    },
  ]);
  const arn = 'arn:aws:dynamodb:us-east-1:000000000000:table/Meals/stream/local';
  const reader = createStreamReader(client as DynamoDbClient, stack, arn, () => new Date(NOW * 1_000));
  return (await reader.read('iterator', 10))?.records[0];
};

it('marks the deletion of an expired item as one by the time to live, as DynamoDB does', async () => {
  expect((await readRecord('REMOVE', NOW - 60))?.userIdentity).toEqual({
    type: 'Service',
    principalId: 'dynamodb.amazonaws.com',
  });
});

it.each([
  ['a deletion before the item expires', 'REMOVE', NOW + 60],
  ['a deletion of an item that never expires', 'REMOVE', null],
  ['a change of an item that has expired', 'MODIFY', NOW - 60],
])('does not mark %s as one by the time to live', async (_what, eventName, expiresAt) => {
  const record = await readRecord(eventName, expiresAt);
  expect(record).toBeDefined();
  expect(record?.userIdentity).toBeUndefined();
});
