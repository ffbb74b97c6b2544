import './support/quiet-logs.ts';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterEach, describe, expect, it } from 'vitest';
import { pushMessageFromEnvironment } from '#functions/platform/sockets/push-message.ts';
import { createSocketRepository } from '#functions/realtime/socket-repository.ts';
import { createConnectionNotifier } from '#functions/realtime/notify-connections.ts';
import { changeMessage } from '#shared/realtime/schema.ts';
import type { Fault, ServiceRequest } from '#test/support/faulty-service.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { startFaultyAws } from './support/faulty-aws.ts';
import { PATIENCE } from '#test/support/patience.ts';

/** Long enough for a response on a busy machine, short enough to wait for a timeout. */
const SILENCE_MS = 1_200 * PATIENCE;
const aws = openForAllTests(startFaultyAws);
let now = new Date('2026-11-20T12:00:00Z');
const errors: Error[] = [];

afterEach(() => {
  aws.service.heal();
  errors.length = 0;
});

const sockets = () => createSocketRepository(aws.table, () => now);
const teller = () =>
  createConnectionNotifier({
    sockets: sockets(),
    push: pushMessageFromEnvironment(SILENCE_MS),
    report: (error) => errors.push(error),
  });

/** Opens connections a minute ago, longer than API Gateway takes to open one. */
const openWindows = async (person: string, ...windows: string[]): Promise<void> => {
  for (const window of windows) await sockets().open(person, window);
  now = new Date(now.getTime() + 60_000);
};

const record = (person: string, sequence: string, sk = 'entry#01E'): DynamoDBRecord => ({
  eventName: 'INSERT',
  dynamodb: { SequenceNumber: sequence, Keys: { pk: { S: `user#${person}` }, sk: { S: sk } } },
});

const windowOf = ({ path }: ServiceRequest): string | undefined => path.split('/@connections/')[1];
const told = (window: string) => aws.service.requests.filter((request) => windowOf(request) === window);
const failing = (window: string, fault: Fault) =>
  aws.service.always((request) => (windowOf(request) === window ? fault : null));

describe('Notifying connections', () => {
  it('removes a connection that is gone (410) and notifies the others', async () => {
    await openWindows('ada', 'ada-gone', 'ada-open');
    failing('ada-gone', { status: 410, headers: { 'x-amzn-errortype': 'GoneException' }, body: '{}' });
    expect(await teller()({ Records: [record('ada', '1')] })).toEqual({ batchItemFailures: [] });
    expect(told('ada-open')).toHaveLength(1);
    expect(await sockets().openOf('ada')).toEqual(['ada-open']);
    expect(errors).toEqual([]);
  });

  it.each([
    ['does not answer', 'hang'],
    ['drops the connection', 'hang up'],
    ['fails', { status: 500 }],
  ] satisfies [string, Fault][])(
    'notifies all others and retries when a connection %s',
    async (kind, fault) => {
      const [eve, bob] = [`eve ${kind}`, `bob ${kind}`];
      await openWindows(eve, `a-${eve}`, `z-${eve}`);
      await openWindows(bob, `b-${bob}`);
      const broken = encodeURIComponent(`a-${eve}`);
      failing(broken, fault);
      const Records = [record(eve, '1'), record(bob, '2'), record(eve, '3'), record(bob, '4')];
      expect(await teller()({ Records })).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
      expect(told(encodeURIComponent(`z-${eve}`))).toHaveLength(2);
      expect(told(encodeURIComponent(`b-${bob}`))).toHaveLength(2);
      expect(told(broken)).toHaveLength(2);
      expect(errors).toHaveLength(1);
      aws.service.heal();
      expect(await teller()({ Records })).toEqual({ batchItemFailures: [] });
      expect(told(broken)).toHaveLength(2);
    },
  );
});

describe('Stream records', () => {
  it('stream records repeat the "fetch again" message when delivered twice and out of order', async () => {
    await openWindows('ida', 'ida-open');
    const [first, second] = [record('ida', '1'), record('ida', '2', 'summary#2026-11-20')];
    expect(await teller()({ Records: [second, first, second, first] })).toEqual({ batchItemFailures: [] });
    const messages = told('ida-open').map(({ body }) => changeMessage.parse(JSON.parse(body.toString())));
    expect(messages.map(({ entity }) => entity)).toEqual([
      'daily_summaries',
      'food_entries',
      'daily_summaries',
      'food_entries',
    ]);
  });

  it('stream records fail for users whose connections cannot be read, and notify all other users', async () => {
    await openWindows('kim', 'kim-open');
    const Records = [record('kim', '1'), record('lost', '2'), record('kim', '3')];
    const answer = await createConnectionNotifier({
      sockets: {
        ...sockets(),
        openOf: (person) =>
          person === 'lost'
            ? Promise.reject(new Error('The table is out of reach.'))
            : sockets().openOf(person),
      },
      push: pushMessageFromEnvironment(SILENCE_MS),
      report: (error) => errors.push(error),
    })({ Records });
    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] });
    expect(told('kim-open')).toHaveLength(2);
  });
});
