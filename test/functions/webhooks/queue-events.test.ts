import type { DynamoDBRecord } from 'aws-lambda';
import { describe, expect, it, vi } from 'vitest';
import { createQueueEvents } from '#functions/webhooks/queue-events.ts';

type Image = NonNullable<NonNullable<DynamoDBRecord['dynamodb']>['NewImage']>;
const change = (
  user: string,
  sk: string,
  eventName: 'INSERT' | 'MODIFY' | 'REMOVE',
  { before, after, ...more }: { before?: Image; after?: Image } & Partial<DynamoDBRecord> = {},
): DynamoDBRecord => ({
  eventID: `${user} ${sk} ${eventName}`,
  eventName,
  dynamodb: {
    Keys: { pk: { S: `user#${user}` }, sk: { S: sk } },
    SequenceNumber: '1',
    ApproximateCreationDateTime: 1_800_000_000,
    ...(before && { OldImage: before }),
    ...(after && { NewImage: after }),
  },
  ...more,
});

const setUp = (rows: { user_id: string; id: string; events: string[] }[] = []) => {
  let now = 0;
  const active = vi.fn(async function* () {
    yield rows;
  });
  const send = vi.fn(async (_messages: readonly object[]) => undefined);
  const queue = createQueueEvents({
    webhooks: { active } as never,
    send,
    elapsed: () => now,
    report: () => undefined,
  });
  const sent = () =>
    send.mock.calls.flatMap(([messages]) => messages as { webhook_id: string; event: { type: string } }[]);
  return { queue, active, send, sent, wait: (ms: number) => (now += ms) };
};

const all = ['entry.created', 'entry.changed', 'entry.deleted', 'water.changed', 'weight.saved'];

describe('Queueing events for webhooks', () => {
  it('reads the active webhooks once in ten seconds, and nothing else for users without one', async () => {
    const { queue, active, send, wait } = setUp();
    for (const user of ['mara', 'ben', 'lea']) await queue({ Records: [change(user, 'entry#1', 'INSERT')] });
    expect([active.mock.calls.length, send.mock.calls]).toEqual([1, []]);
    wait(10_001);
    await queue({ Records: [change('mara', 'entry#2', 'INSERT')] });
    expect(active).toHaveBeenCalledTimes(2);
  });

  it('queues the chosen events of the webhook’s user only', async () => {
    const { queue, sent } = setUp([{ user_id: 'mara', id: 'W1', events: ['entry.created', 'weight.saved'] }]);
    await queue({
      Records: [
        change('mara', 'entry#E1', 'INSERT'),
        change('mara', 'entry#E1', 'MODIFY'),
        change('ben', 'entry#E2', 'INSERT'),
        change('mara', 'weight#2026-11-20', 'MODIFY'),
        change('mara', 'account#profile', 'MODIFY'),
      ],
    });
    expect(sent().map(({ webhook_id, event }) => [webhook_id, event])).toMatchObject([
      ['W1', { type: 'entry.created', data: { id: 'E1', path: '/api/v1/food-entries/E1' } }],
      ['W1', { type: 'weight.saved', data: { id: '2026-11-20', path: '/api/v1/weights/2026-11-20' } }],
    ]);
  });

  it('reports water only when it changed, and no items that expired', async () => {
    const { queue, sent } = setUp([{ user_id: 'mara', id: 'W1', events: all }]);
    const water = (ml: string): Image => ({ water_ml: { N: ml } });
    const key = 'summary#2026-11-20';
    const expired = { userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' } };
    await queue({
      Records: [
        change('mara', key, 'MODIFY', { before: water('250'), after: water('250') }),
        change('mara', key, 'MODIFY', { before: water('250'), after: water('500') }),
        change('mara', 'entry#old', 'REMOVE', expired),
        change('mara', 'entry#new', 'REMOVE'),
      ],
    });
    expect(sent().map(({ event }) => event.type)).toEqual(['water.changed', 'entry.deleted']);
  });

  it('notices a new webhook from its record before the index has it, and one that is turned off', async () => {
    const { queue, sent } = setUp();
    const row = (status: string): Image => ({
      status: { S: status },
      events: { L: [{ S: 'entry.created' }] },
    });
    await queue({ Records: [change('mara', 'entry#E0', 'INSERT')] });
    await queue({
      Records: [
        change('mara', 'webhook#W1', 'INSERT', { after: row('on') }),
        change('mara', 'entry#E1', 'INSERT'),
        change('mara', 'webhook#W1', 'MODIFY', { after: row('off') }),
        change('mara', 'entry#E2', 'INSERT'),
      ],
    });
    expect(sent().map(({ event }) => event)).toMatchObject([{ data: { id: 'E1' } }]);
  });
});
