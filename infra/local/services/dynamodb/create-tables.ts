import { isDeepStrictEqual } from 'node:util';
import { recordOf, recordsOf } from '../../record.ts';
import type { LocalStack, Resource } from '../../template/model.ts';
import { physicalIdOf } from '../../template/physical-id.ts';
import { type DynamoDbClient, DynamoDbError } from './client.ts';

const api = (operation: string): string => `DynamoDB_20120810.${operation}`;

const byName = (left: Record<string, unknown>, right: Record<string, unknown>): number =>
  JSON.stringify(left).localeCompare(JSON.stringify(right));

const indexesIn = (source: Record<string, unknown>, name: string) =>
  recordsOf(source[name])
    .map(({ IndexName, KeySchema, Projection }) => ({ IndexName, KeySchema, Projection }))
    .sort(byName);

/** Returns the keys, indexes and stream, which cannot change while the table contains rows. */
const shapeOf = (source: Record<string, unknown>) => ({
  KeySchema: source['KeySchema'],
  AttributeDefinitions: recordsOf(source['AttributeDefinitions']).sort(byName),
  LocalSecondaryIndexes: indexesIn(source, 'LocalSecondaryIndexes'),
  GlobalSecondaryIndexes: indexesIn(source, 'GlobalSecondaryIndexes'),
  StreamViewType: recordOf(source['StreamSpecification'])['StreamViewType'],
});

const existingTable = async (client: DynamoDbClient, name: string) => {
  try {
    const { Table } = await client.call(api('DescribeTable'), { TableName: name });
    return recordOf(Table);
  } catch (error) {
    if (error instanceof DynamoDbError && error.code === 'ResourceNotFoundException') return undefined;
    throw error;
  }
};

const creationOf = (name: string, table: Resource) => {
  const { StreamViewType, ...shape } = shapeOf(table.properties);
  const filled = Object.entries(shape).filter(([, value]) => !Array.isArray(value) || value.length > 0);
  return {
    TableName: name,
    ...Object.fromEntries(filled),
    BillingMode: 'PAY_PER_REQUEST',
    ...(StreamViewType === undefined ? {} : { StreamSpecification: { StreamEnabled: true, StreamViewType } }),
  };
};

const createTable = async (client: DynamoDbClient, table: Resource): Promise<void> => {
  const name = physicalIdOf(table);
  const existing = await existingTable(client, name);
  if (existing) {
    if (isDeepStrictEqual(shapeOf(existing), shapeOf(table.properties))) return;
    throw new Error(
      `The table ${table.id} differs from the local data in its keys, indexes or stream. ` +
        'Start once with `npm start -- --fresh` to start with empty data.',
    );
  }
  await client.call(api('CreateTable'), creationOf(name, table));
};

/**
 * Creates the template's missing tables with their keys, indexes and stream. Their items expire by the product's clock
 * (`expire-items.ts`).
 * @throws Error when a table that contains rows differs from the template
 */
export const createTables = async (client: DynamoDbClient, stack: LocalStack): Promise<void> => {
  await Promise.all(stack.byType('AWS::DynamoDB::Table').map((table) => createTable(client, table)));
};
