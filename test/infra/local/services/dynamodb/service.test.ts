import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AwsRequest } from '#infra/local/gateway/aws-service.ts';
import type { DynamoDbLocal } from '#infra/local/services/dynamodb/dynamodb-local.ts';
import { createDynamoDbService } from '#infra/local/services/dynamodb/dynamodb-service.ts';
import { createTestDatabase } from '../../host/fixtures/test-database.ts';

const place = createTestDatabase();
let database: DynamoDbLocal;
const calls: string[] = [];

beforeAll(async () => {
  database = await place.start();
});
afterAll(async () => {
  await database.stop();
  place.remove();
});

const service = () => createDynamoDbService(database.client, ({ operation }) => calls.push(operation), null);

const request = (target: string, input: unknown): AwsRequest => ({
  method: 'POST',
  rawUrl: '/',
  path: '/',
  query: new URLSearchParams(),
  headers: { 'x-amz-target': target },
  body: Buffer.from(JSON.stringify(input)),
});
const dynamo = (operation: string, input: unknown) => request(`DynamoDB_20120810.${operation}`, input);

const table = 'arn:aws:dynamodb:us-east-1:000000000000:table/Meals';

describe('DynamoDB: permissions', () => {
  it.each([
    ['GetItem', { TableName: 'Meals' }, [['GetItem', table]]],
    ['PutItem', { TableName: table }, [['PutItem', table]]],
    ['Query', { TableName: 'Meals', IndexName: 'gsi1' }, [['Query', `${table}/index/gsi1`]]],
    [
      'BatchGetItem',
      { RequestItems: { Meals: {}, Other: {} } },
      [
        ['BatchGetItem', table],
        ['BatchGetItem', table.replace('Meals', 'Other')],
      ],
    ],
    [
      'TransactWriteItems',
      {
        TransactItems: [
          { Put: { TableName: 'Meals' } },
          { ConditionCheck: { TableName: 'Meals' } },
          { Update: { TableName: 'Meals' } },
          { Delete: { TableName: 'Meals' } },
        ],
      },
      [
        ['PutItem', table],
        ['ConditionCheckItem', table],
        ['UpdateItem', table],
        ['DeleteItem', table],
      ],
    ],
    ['TransactGetItems', { TransactItems: [{ Get: { TableName: 'Meals' } }] }, [['GetItem', table]]],
    ['ListTables', {}, [['ListTables', '*']]],
  ])('%s requires the same permissions as AWS', async (operation, input, expected) => {
    expect(await service().permissionsFor(dynamo(operation, input))).toEqual(
      expected.map(([action, resource]) => ({ action: `dynamodb:${action}`, resource })),
    );
  });

  it("stream reads are checked against the stack's stream", async () => {
    const StreamArn = 'arn:aws:dynamodb:ddblocal:000000000000:table/Meals/stream/2026-11-20T12:00:00.000';
    expect(
      await service().permissionsFor(request('DynamoDBStreams_20120810.DescribeStream', { StreamArn })),
    ).toEqual([{ action: 'dynamodb:DescribeStream', resource: `${table}/stream/2026-11-20T12:00:00.000` }]);
    expect(
      await service().permissionsFor(
        request('DynamoDBStreams_20120810.GetRecords', { ShardIterator: `${StreamArn}|001|abc` }),
      ),
    ).toEqual([{ action: 'dynamodb:GetRecords', resource: `${table}/stream/2026-11-20T12:00:00.000` }]);
  });
});

describe('DynamoDB: responses', () => {
  it('DynamoDB responses come from the database, including errors', async () => {
    const listed = await service().handle(dynamo('ListTables', {}));
    expect(listed).toMatchObject({ status: 200, headers: { 'content-type': 'application/x-amz-json-1.0' } });
    expect(JSON.parse(String(listed.body))).toEqual({ TableNames: [] });
    const missing = await service().handle(dynamo('DescribeTable', { TableName: 'Nowhere' }));
    expect(missing.status).toBe(400);
    expect(String(missing.body)).toContain('ResourceNotFoundException');
  });

  it('DynamoDB responses count as calls only when they succeed', async () => {
    calls.length = 0;
    await service().handle(dynamo('ListTables', {}));
    await service().handle(dynamo('DescribeTable', { TableName: 'Nowhere' }));
    expect(calls).toEqual(['ListTables']);
  });

  it('DynamoDB responses name PartiQL as unsupported with 501', async () => {
    const answer = await service().handle(dynamo('ExecuteStatement', { Statement: 'SELECT * FROM "Meals"' }));
    expect(answer.status).toBe(501);
    expect(String(answer.body)).toContain('ExecuteStatement');
  });
});
