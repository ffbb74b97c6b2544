import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DynamoDbLocal } from '#infra/local/services/dynamodb/dynamodb-local.ts';
import { expireItems } from '#infra/local/services/dynamodb/expire-items.ts';
import { createTables } from '#infra/local/services/dynamodb/create-tables.ts';
import { localStackOf } from '#infra/local/template/model.ts';
import { createTestDatabase } from '../../host/fixtures/test-database.ts';
import { PATIENCE } from '#test/support/patience.ts';

const place = createTestDatabase();

const stackWith = (sortKey: string) =>
  localStackOf([
    {
      id: 'Meals',
      type: 'AWS::DynamoDB::Table',
      metadata: {},
      properties: {
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: sortKey, KeyType: 'RANGE' },
        ],
        AttributeDefinitions: [
          { AttributeName: 'pk', AttributeType: 'S' },
          { AttributeName: sortKey, AttributeType: 'S' },
          { AttributeName: 'gsi1pk', AttributeType: 'S' },
        ],
        GlobalSecondaryIndexes: [
          {
            IndexName: 'gsi1',
            KeySchema: [{ AttributeName: 'gsi1pk', KeyType: 'HASH' }],
            Projection: { ProjectionType: 'ALL' },
          },
        ],
        StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
        TimeToLiveSpecification: { AttributeName: 'expires_at', Enabled: true },
      },
    },
  ]);

const item = { pk: { S: 'user#1' }, sk: { S: 'entry#1' } };
const put = ({ client }: DynamoDbLocal) =>
  client.call('DynamoDB_20120810.PutItem', { TableName: 'Meals', Item: item });
const get = async ({ client }: DynamoDbLocal) =>
  (await client.call('DynamoDB_20120810.GetItem', { TableName: 'Meals', Key: item, ConsistentRead: true }))[
    'Item'
  ];

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    // A killed child of a killed parent can remain as a zombie.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

const refuses = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1_000 });
    socket
      .once('connect', () => resolve(false))
      .once('error', () => resolve(true))
      .once('timeout', () => resolve(true));
    socket.once('connect', () => socket.destroy());
  });

/** Returns the addresses that listen on a port, in Linux's hexadecimal format: `0100007F` is 127.0.0.1. */
const listenersOn = (port: number): string[] => {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  return ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^\s*\d+: ([\dA-F]+):([\dA-F]{4}) \S+ 0A/gm)]
      .filter((match) => match[2] === hex)
      .map((match) => match[1] ?? ''),
  );
};

describe('DynamoDB: the local database', () => {
  let database: DynamoDbLocal;
  beforeAll(async () => {
    database = await place.start();
    await createTables(database.client, stackWith('sk'));
  });
  afterAll(async () => {
    await database.stop();
    place.remove();
  });

  it('the local database listens only on 127.0.0.1', async () => {
    const others = Object.values(networkInterfaces())
      .flatMap((list) => list ?? [])
      .filter(({ internal }) => !internal);
    for (const { address } of others) expect(await refuses(address, database.port)).toBe(true);
    if (process.platform === 'linux') expect(listenersOn(database.port)).toEqual(['0100007F']);
  });

  it("the local database uses the template's keys, index, stream and time to live", async () => {
    const { Table } = await database.client.call('DynamoDB_20120810.DescribeTable', { TableName: 'Meals' });
    expect(Table).toMatchObject({
      KeySchema: [{ AttributeName: 'pk' }, { AttributeName: 'sk' }],
      GlobalSecondaryIndexes: [{ IndexName: 'gsi1' }],
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    });
    const expires = new Date('2026-11-23T15:00:00Z');
    const Item = {
      pk: { S: 'ticket#1' },
      sk: { S: 'a' },
      expires_at: { N: String(expires.getTime() / 1_000) },
    };
    await database.client.call('DynamoDB_20120810.PutItem', { TableName: 'Meals', Item });
    await put(database);
    expect(await expireItems(database.client, stackWith('sk'), expires)).toBe(0);
    expect(await expireItems(database.client, stackWith('sk'), new Date(expires.getTime() + 1_000))).toBe(1);
    expect((await database.client.call('DynamoDB_20120810.Scan', { TableName: 'Meals' }))['Items']).toEqual([
      item,
    ]);
  });

  it('rejects a template whose keys differ from its rows, and explains what to do', async () => {
    await expect(createTables(database.client, stackWith('other'))).rejects.toThrow('--fresh');
  });

  it('the local database keeps acknowledged writes when it is killed', async () => {
    await put(database);
    process.kill(database.pid, 'SIGKILL');
    await database.ended;
    await database.stop();

    database = await place.start();
    await createTables(database.client, stackWith('sk'));
    expect(await get(database)).toEqual(item);
  });

  it('the local database leaves nothing behind when it is stopped', async () => {
    await database.stop();
    expect(isRunning(database.pid)).toBe(false);
  });

  it('the local database ends with its parent process, however that ends', async () => {
    const script = fileURLToPath(new URL('../../host/fixtures/start-database.ts', import.meta.url));
    const parent = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const { pid, folder } = JSON.parse(line.toString()) as { pid: number; folder: string };
    expect(isRunning(pid)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isRunning(pid), { timeout: 5_000 * PATIENCE }).toBe(false);
    rmSync(folder, { recursive: true });
  });
});
