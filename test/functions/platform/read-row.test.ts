import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { createCallCountEntity } from '#functions/platform/limits/call-count-entity.ts';
import { tableAt } from '#functions/platform/table/client.ts';
import { readRow } from '#functions/platform/table/read-row.ts';

it('one row is read with strong consistency, and a missing one is null', async () => {
  const requests: object[] = [];
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' }));
  client.middlewareStack.add(
    () => async (call) => {
      requests.push(call.input);
      return { output: { $metadata: {} }, response: {} };
    },
    { step: 'initialize' },
  );
  const calls = createCallCountEntity(tableAt('rows', client));
  expect(await readRow(calls, { user_id: 'mara', kind: 'barcodes', period: 7 })).toBeNull();
  expect(requests).toMatchObject([{ TableName: 'rows', ConsistentRead: true }]);
});
