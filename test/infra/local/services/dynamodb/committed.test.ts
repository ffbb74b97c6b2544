import { describe, expect, it } from 'vitest';
import type { DynamoDbClient } from '#infra/local/services/dynamodb/client.ts';
import { createDynamoDbService } from '#infra/local/services/dynamodb/dynamodb-service.ts';

/** Creates a database that responds immediately and runs its queue when a later read is answered. */
const queueing = (readFails = false) => {
  const events: string[] = [];
  const client: DynamoDbClient = {
    forward: async () => {
      events.push('answered');
      return { status: 200, headers: {}, body: Buffer.from('{}') };
    },
    call: async () => {
      if (readFails) throw new Error('The database is gone.');
      events.push('committed');
      return {};
    },
    close: () => undefined,
  };
  const service = createDynamoDbService(client, () => events.push('told'), null);
  const ask = (operation: string) =>
    service.handle({
      method: 'POST',
      rawUrl: '/',
      path: '/',
      query: new URLSearchParams(),
      headers: { 'x-amz-target': `DynamoDB_20120810.${operation}` },
      body: Buffer.from('{}'),
    });
  return { ask, events };
};

describe('DynamoDB: a transaction', () => {
  it('succeeds only once it is committed to disk', async () => {
    const { ask, events } = queueing();
    expect((await ask('TransactWriteItems')).status).toBe(200);
    expect(events).toEqual(['answered', 'committed', 'told']);
  });

  it('fails when the database ends before the commit', async () => {
    const { ask, events } = queueing(true);
    await expect(ask('TransactWriteItems')).rejects.toThrow('The database is gone.');
    expect(events).toEqual(['answered']);
  });

  it('needs this extra wait, because other writes are committed before the response', async () => {
    const { ask, events } = queueing();
    await ask('PutItem');
    expect(events).toEqual(['answered', 'told']);
  });
});
