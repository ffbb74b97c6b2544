import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Table, tableAt } from '#functions/platform/table/client.ts';

/** Opens the table of a local product with the developer's rights. @param dataDir the product's data folder */
export const openLocalTable = async (dataDir: string): Promise<Table> => {
  const text = readFileSync(join(dataDir, 'operator.json'), 'utf8');
  const { endpoint, region, ...credentials } = JSON.parse(text) as Record<string, string>;
  const client = new DynamoDBClient({
    endpoint: endpoint!,
    region: region!,
    credentials: credentials as { accessKeyId: string; secretAccessKey: string },
  });
  const { TableNames = [] } = await client.send(new ListTablesCommand({}));
  return tableAt(TableNames[0] ?? '', DynamoDBDocumentClient.from(client));
};

/** Returns the owner of a token. */
export const subOf = ({ AccessToken }: { AccessToken: string }): string =>
  (JSON.parse(Buffer.from(AccessToken.split('.')[1]!, 'base64url').toString()) as { sub: string }).sub;
