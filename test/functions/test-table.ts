import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Table, tableAt } from '#functions/platform/table/client.ts';
import type { DynamoDbLocal } from '#infra/local/dynamodb/dynamodb-local.ts';
import { createTestDatabase } from '#test/infra/local/host/fixtures/test-database.ts';

const keys = (first: string, second: string) => [
  { AttributeName: first, KeyType: 'HASH' },
  { AttributeName: second, KeyType: 'RANGE' },
];
const Projection = { ProjectionType: 'ALL' };

const definition = {
  TableName: 'Table',
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: ['pk', 'sk', 'lsi1sk', 'gsi1pk', 'gsi1sk'].map((AttributeName) => ({
    AttributeName,
    AttributeType: 'S',
  })),
  KeySchema: keys('pk', 'sk'),
  LocalSecondaryIndexes: [{ IndexName: 'lsi1', KeySchema: keys('pk', 'lsi1sk'), Projection }],
  GlobalSecondaryIndexes: [{ IndexName: 'gsi1', KeySchema: keys('gsi1pk', 'gsi1sk'), Projection }],
};

/** An empty table of a database of its own, for tests that move the clock. */
export const openTestTable = async (): Promise<{
  table: Table;
  database: DynamoDbLocal;
  stop: () => Promise<void>;
}> => {
  const place = createTestDatabase();
  const database = await place.start();
  await database.client.call('DynamoDB_20120810.CreateTable', definition);
  const client = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${database.port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  return {
    table: tableAt(definition.TableName, DynamoDBDocumentClient.from(client)),
    database,
    stop: async () => {
      client.destroy();
      await database.stop();
      place.remove();
    },
  };
};
