import { beforeEach, describe, expect, it } from 'vitest';
import { createEventBus, type ServiceEvent } from '#infra/local/services/eventbridge/event-bus.ts';
import type { TemplateResource } from '#infra/local/template/cloudformation.ts';
import { functionArnOf } from '#infra/local/template/model.ts';
import { resolveTemplate } from '#infra/local/template/resolve-template.ts';

const pattern = { source: ['aws.transcribe'], detail: { State: ['DONE'], Name: [{ prefix: 'mine-' }] } };

const permission: TemplateResource = {
  Type: 'AWS::Lambda::Permission',
  Properties: {
    Action: 'lambda:InvokeFunction',
    FunctionName: functionArnOf('Finish'),
    Principal: 'events.amazonaws.com',
    SourceArn: { 'Fn::GetAtt': ['Ended', 'Arn'] },
  },
};

const rule = (properties: Record<string, unknown> = {}): TemplateResource => ({
  Type: 'AWS::Events::Rule',
  Properties: {
    EventPattern: pattern,
    State: 'ENABLED',
    Targets: [{ Arn: functionArnOf('Finish'), Id: 'one', RetryPolicy: { MaximumRetryAttempts: 2 } }],
    ...properties,
  },
});

let called: [string, unknown][];
let waited: number[];
let reported: unknown[];
let failures: number;
beforeEach(() => {
  called = [];
  waited = [];
  reported = [];
  failures = 0;
});

const busOf = (Resources: Record<string, TemplateResource>) =>
  createEventBus({
    stack: resolveTemplate({ Resources }, { parameters: {}, awsEndpoint: 'http://127.0.0.1:1' }),
    runtime: {
      invoke: async (arn, event) => {
        called.push([arn, event]);
        if (called.length <= failures) throw new Error('The function failed.');
      },
    },
    clock: () => new Date('2026-11-20T12:00:00.123Z'),
    send: () => expect.fail('No rule has a queue.'),
    report: (error) => reported.push(error),
    wait: async (ms) => void waited.push(ms),
  });

const event = (detail: Record<string, unknown> = {}): ServiceEvent => ({
  source: 'aws.transcribe',
  type: 'Transcribe Job State Change',
  detail: { State: 'DONE', Name: 'mine-1', ...detail },
});

describe('EventBridge: the event bus', () => {
  it('invokes the function of the matching rule with the EventBridge event', async () => {
    await busOf({ Ended: rule(), Permission: permission }).emit(event());
    expect(called).toEqual([
      [
        functionArnOf('Finish'),
        {
          version: '0',
          id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
          'detail-type': 'Transcribe Job State Change',
          source: 'aws.transcribe',
          account: '000000000000',
          time: '2026-11-20T12:00:00Z',
          region: 'us-east-1',
          resources: [],
          detail: { State: 'DONE', Name: 'mine-1' },
        },
      ],
    ]);
  });

  it.each([
    ['another state', event({ State: 'STARTED' })],
    ['another name', event({ Name: 'theirs-1' })],
    ['another source', { ...event(), source: 'aws.s3' }],
  ])('invokes nothing for %s', async (_, other) => {
    await busOf({ Ended: rule(), Permission: permission }).emit(other);
    expect(called).toEqual([]);
  });

  it.each([
    ['does not exist', {}],
    ['is disabled', { Ended: rule({ State: 'DISABLED' }), Permission: permission }],
  ])('invokes nothing when the rule %s', async (_, resources) => {
    await busOf(resources).emit(event());
    expect(called).toEqual([]);
  });

  it('retries a failing function twice, then logs the failure', async () => {
    failures = 2;
    await busOf({ Ended: rule(), Permission: permission }).emit(event());
    expect({ calls: called.length, waited, reported }).toEqual({
      calls: 3,
      waited: [1_000, 2_000],
      reported: [],
    });
    called = [];
    failures = 3;
    await busOf({ Ended: rule(), Permission: permission }).emit(event());
    expect({ calls: called.length, reported: reported.length }).toEqual({ calls: 3, reported: 1 });
  });

  it('stops retrying, without errors, when the local cloud stops', async () => {
    failures = 3;
    const bus = busOf({ Ended: rule(), Permission: permission });
    bus.stop();
    await bus.emit(event());
    expect({ calls: called.length, reported }).toEqual({ calls: 0, reported: [] });
  });

  it('stops the start when a rule may not invoke its function or uses an unsupported setting', () => {
    expect(() => busOf({ Ended: rule() })).toThrow('does not allow Ended to invoke');
    const target = { Arn: functionArnOf('Finish'), Id: 'one', DeadLetterConfig: { Arn: 'arn' } };
    expect(() => busOf({ Ended: rule({ Targets: [target] }), Permission: permission })).toThrow(
      'target DeadLetterConfig of Ended',
    );
    expect(() => busOf({ Ended: rule({ EventBusName: 'own' }), Permission: permission })).toThrow(
      'event bus',
    );
    const odd = { source: [{ wildcard: 'aws.*' }] };
    expect(() => busOf({ Ended: rule({ EventPattern: odd }), Permission: permission })).toThrow(
      'filter rule',
    );
  });
});
