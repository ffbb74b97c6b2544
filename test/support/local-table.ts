import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Table, tableAt } from '#functions/platform/table/client.ts';

/** The table of a copy of the product, with the rights of who runs it. @param dataDir where the copy keeps its data */
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

/** Whose token it is. */
export const subOf = ({ AccessToken }: { AccessToken: string }): string =>
  (JSON.parse(Buffer.from(AccessToken.split('.')[1]!, 'base64url').toString()) as { sub: string }).sub;
