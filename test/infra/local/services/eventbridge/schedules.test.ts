import { describe, expect, it } from 'vitest';
import { parseSchedule } from '#infra/local/services/eventbridge/schedule-expression.ts';
import { createSchedules } from '#infra/local/services/eventbridge/schedules.ts';
import { openStore } from '#infra/local/store.ts';
import type { TemplateResource } from '#infra/local/template/cloudformation.ts';
import { functionArnOf } from '#infra/local/template/model.ts';
import { resolveTemplate } from '#infra/local/template/resolve-template.ts';

const at = (time: string): Date => new Date(`2026-11-20T${time}Z`);

describe('EventBridge: schedule expressions', () => {
  it.each([
    ['rate(1 hour)', at('12:00:00'), at('12:59:59'), false],
    ['rate(1 hour)', at('12:00:00'), at('13:00:00'), true],
    ['rate(5 minutes)', at('12:00:00'), at('12:05:00'), true],
    ['rate(5 minutes)', at('12:03:20'), at('12:04:59'), false],
    ['rate(5 minutes)', at('12:03:20'), at('12:05:00'), true],
    ['rate(2 days)', at('12:00:00'), new Date('2026-11-22T12:00:00Z'), true],
    ['cron(30 3 * * ? *)', at('03:29:00'), at('03:30:05'), true],
    ['cron(30 3 * * ? *)', at('03:30:05'), at('03:30:50'), false],
    ['cron(0/15 * * * ? *)', at('03:00:00'), at('03:45:00'), true],
    ['cron(0 9 ? * MON-FRI *)', at('08:00:00'), at('09:00:00'), true],
    ['cron(0 9 ? * SAT,SUN *)', at('08:00:00'), at('09:00:00'), false],
    ['cron(0 9 20 NOV ? 2026)', at('08:00:00'), at('09:00:00'), true],
  ])('%s, last run %s, at %s means due: %s', (expression, last, now, due) => {
    expect((parseSchedule(expression).nextAfter(last) ?? Infinity) <= now).toBe(due);
  });

  it.each([
    'at(2026-12-24T18:00:00)',
    'cron(0 9 L * ? *)',
    'cron(0 9 ? * 6#3 *)',
    'cron(* * * *)',
    'cron(61 * * * ? *)',
  ])('%s stops the start with its name', (expression) => {
    expect(() => parseSchedule(expression)).toThrow();
  });
});

const stackOf = (rule: Record<string, unknown> = {}, others: Record<string, TemplateResource> = {}) =>
  resolveTemplate(
    {
      Resources: {
        Hourly: {
          Type: 'AWS::Events::Rule',
          Properties: {
            ScheduleExpression: 'rate(1 hour)',
            Targets: [{ Arn: functionArnOf('Sweep'), Id: 'one' }],
            ...rule,
          },
        },
        Permission: {
          Type: 'AWS::Lambda::Permission',
          Properties: {
            Action: 'lambda:InvokeFunction',
            FunctionName: functionArnOf('Sweep'),
            Principal: 'events.amazonaws.com',
            SourceArn: { 'Fn::GetAtt': ['Hourly', 'Arn'] },
          },
        },
        ...others,
      },
    },
    { parameters: {}, awsEndpoint: '' },
  );

const started = (stack = stackOf(), store = openStore(':memory:')) => {
  const calls: { arn: string; event: unknown }[] = [];
  const time = { now: at('12:00:00') };
  const runtime = {
    invoke: async (arn: string, event: unknown) => {
      calls.push({ arn, event });
      return { removed: calls.length };
    },
  };
  const schedules = createSchedules({
    stack,
    runtime,
    store,
    clock: () => time.now,
    report: (error) => expect.fail(String(error)),
  });
  return { schedules, calls, time, store };
};

describe("EventBridge: the stack's schedules", () => {
  it("the stack's schedules invoke their function with the EventBridge event when they are due", async () => {
    const { schedules, calls, time } = started();
    await schedules.tick();
    expect(calls).toEqual([]);
    time.now = at('13:00:00');
    await schedules.tick();
    await schedules.tick();
    expect(calls).toEqual([
      {
        arn: functionArnOf('Sweep'),
        event: expect.objectContaining({
          'detail-type': 'Scheduled Event',
          source: 'aws.events',
          time: '2026-11-20T13:00:00Z',
          resources: ['arn:aws:events:us-east-1:000000000000:rule/Hourly'],
        }),
      },
    ]);
  });

  it("the stack's schedules know when the next of them is due", async () => {
    const Nightly = {
      Type: 'AWS::Scheduler::Schedule',
      Properties: { ScheduleExpression: 'cron(30 12 * * ? *)', Target: { Arn: functionArnOf('Night') } },
    };
    const { schedules, time } = started(stackOf({}, { Nightly }));
    expect(schedules.nextAt()).toEqual(at('12:30:00'));
    time.now = at('12:30:00');
    await schedules.tick();
    expect(schedules.nextAt()).toEqual(at('13:00:00'));
    expect(started(stackOf({ State: 'DISABLED' })).schedules.nextAt()).toBeNull();
  });

  it("the stack's schedules become due even when the machine was off", async () => {
    const { schedules, store } = started();
    await schedules.tick();
    const later = started(stackOf(), store);
    later.time.now = at('18:00:00');
    await later.schedules.tick();
    expect(later.calls).toHaveLength(1);
  });

  it("the stack's schedules can run on request, and return the function's result", async () => {
    const { schedules } = started();
    expect(await schedules.run('Hourly')).toEqual({ removed: 1 });
    await expect(schedules.run('Yearly')).rejects.toThrow('no schedule Yearly');
  });

  it("the stack's schedules have short names, without the hash that CDK appends to their ids", async () => {
    const Nightly5B9C807B = {
      Type: 'AWS::Scheduler::Schedule',
      Properties: { ScheduleExpression: 'cron(0 3 * * ? *)', Target: { Arn: functionArnOf('Night') } },
    };
    const { schedules, calls } = started(stackOf({}, { Nightly5B9C807B }));
    await schedules.run('Nightly');
    expect(calls).toHaveLength(1);
  });

  it("the stack's schedules run only on request while they are disabled", async () => {
    const { schedules, calls, time } = started(stackOf({ State: 'DISABLED' }));
    await schedules.tick();
    time.now = at('14:00:00');
    await schedules.tick();
    expect(calls).toEqual([]);
  });

  it("the stack's schedules pass the input set in the template", async () => {
    const { schedules, calls } = started(
      stackOf({ Targets: [{ Arn: functionArnOf('Sweep'), Id: 'one', Input: '{"deep":true}' }] }),
    );
    await schedules.run('Hourly');
    expect(calls[0]?.event).toEqual({ deep: true });
  });

  it("the stack's schedules include those of EventBridge Scheduler", async () => {
    const Nightly = {
      Type: 'AWS::Scheduler::Schedule',
      Properties: {
        ScheduleExpression: 'cron(0 3 * * ? *)',
        Target: { Arn: functionArnOf('Night') },
        FlexibleTimeWindow: { Mode: 'OFF' },
      },
    };
    const { schedules, calls } = started(stackOf({}, { Nightly }));
    expect(schedules.ids()).toEqual(['Hourly', 'Nightly']);
    await schedules.run('Nightly');
    expect(calls[0]).toMatchObject({ arn: functionArnOf('Night'), event: { source: 'aws.scheduler' } });
  });

  it("the stack's schedules stop the start when they lack the permission", () => {
    const Permission = {
      Type: 'AWS::Lambda::Permission',
      Properties: { FunctionName: 'Other', Principal: 'events.amazonaws.com' },
    };
    expect(() => started(stackOf({}, { Permission }))).toThrow('does not allow Hourly to invoke');
  });

  it("the stack's schedules exclude event rules, which have no schedule", () => {
    expect(started(stackOf({ EventPattern: { source: ['x'] } })).schedules.ids()).toEqual([]);
  });
});
