import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { inject } from 'vitest';
import { type Table, tableAt } from '#functions/platform/table/client.ts';
import { createDynamoDbClient, type DynamoDbClient } from '#infra/local/services/dynamodb/client.ts';

const keys = (first: string, second: string) => [
  { AttributeName: first, KeyType: 'HASH' },
  { AttributeName: second, KeyType: 'RANGE' },
];
const Projection = { ProjectionType: 'ALL' };

const definition = {
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: ['pk', 'sk', 'lsi1sk', 'gsi1pk', 'gsi1sk'].map((AttributeName) => ({
    AttributeName,
    AttributeType: 'S',
  })),
  KeySchema: keys('pk', 'sk'),
  LocalSecondaryIndexes: [{ IndexName: 'lsi1', KeySchema: keys('pk', 'lsi1sk'), Projection }],
  GlobalSecondaryIndexes: [{ IndexName: 'gsi1', KeySchema: keys('gsi1pk', 'gsi1sk'), Projection }],
};

/** Creates an empty table of its own, for tests that control the clock. */
export const openTestTable = async (): Promise<{
  table: Table;
  database: { port: number; client: DynamoDbClient };
  stop: () => Promise<void>;
}> => {
  const port = inject('databasePort');
  const database = { port, client: createDynamoDbClient(port) };
  const TableName = `Table-${randomUUID()}`;
  await database.client.call('DynamoDB_20120810.CreateTable', { TableName, ...definition });
  const client = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  return {
    table: tableAt(TableName, DynamoDBDocumentClient.from(client)),
    database,
    stop: async () => {
      client.destroy();
      database.client.close();
    },
  };
};
