import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceInUseException,
  type TableDescription,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';

const MAX_WAIT_S = 600;

/** Returns the indexes without what AWS adds when it describes them. */
const indexesOf = (
  indexes: readonly Pick<
    NonNullable<TableDescription['GlobalSecondaryIndexes']>[number],
    'IndexName' | 'KeySchema' | 'Projection'
  >[] = [],
) => indexes.map(({ IndexName, KeySchema, Projection }) => ({ IndexName, KeySchema, Projection }));

/** Creates an empty table with the keys and indexes of another one, and without its stream. Can be repeated. */
export const createDrillTable = async (
  dynamodb: DynamoDBClient,
  like: string,
  name: string,
): Promise<void> => {
  const { Table = {} } = await dynamodb.send(new DescribeTableCommand({ TableName: like }));
  const local = indexesOf(Table.LocalSecondaryIndexes);
  const global = indexesOf(Table.GlobalSecondaryIndexes);
  try {
    await dynamodb.send(
      new CreateTableCommand({
        TableName: name,
        KeySchema: Table.KeySchema,
        AttributeDefinitions: Table.AttributeDefinitions,
        BillingMode: 'PAY_PER_REQUEST',
        ...(local.length > 0 && { LocalSecondaryIndexes: local }),
        ...(global.length > 0 && { GlobalSecondaryIndexes: global }),
      }),
    );
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  }
  await waitUntilTableExists({ client: dynamodb, maxWaitTime: MAX_WAIT_S }, { TableName: name });
};

export const deleteDrillTable = async (dynamodb: DynamoDBClient, name: string): Promise<void> => {
  await dynamodb.send(new DeleteTableCommand({ TableName: name }));
};
