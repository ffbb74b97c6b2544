import { randomUUID } from 'node:crypto';
import { recordOf, recordsOf, textOf } from '../../record.ts';
import { invokePermissionsOf } from '../../runtime/invoke-permission.ts';
import {
  LOCAL_ACCOUNT,
  LOCAL_REGION,
  type LocalStack,
  localArnOf,
  type Resource,
} from '../../template/model.ts';
import { physicalIdOf } from '../../template/physical-id.ts';
import { hasPattern } from './event-rule.ts';
import { parseSchedule, type Timetable } from './schedule-expression.ts';

/** A function that the stack invokes on a schedule. */
export interface Schedule {
  /** Logical ID of the rule or schedule. */
  id: string;
  timetable: Timetable;
  enabled: boolean;
  functionArn: string;
  /** Returns the event that the function receives. */
  eventAt(now: Date): unknown;
}

/** Creates a scheduled event. Source: Amazon EventBridge User Guide, 'Scheduled events'. */
const eventOf = (source: string, arn: string) => (now: Date) => ({
  version: '0',
  id: randomUUID(),
  'detail-type': 'Scheduled Event',
  source,
  account: LOCAL_ACCOUNT,
  time: `${now.toISOString().slice(0, 19)}Z`,
  region: LOCAL_REGION,
  resources: [arn],
  detail: {},
});

const isEnabled = ({ properties }: Resource): boolean => (properties['State'] ?? 'ENABLED') === 'ENABLED';

const schedulesOfRule = (stack: LocalStack, rule: Resource): Schedule[] => {
  const { ScheduleExpression, Targets } = rule.properties;
  const arn = localArnOf('events', `rule/${physicalIdOf(rule)}`);
  const mayInvoke = invokePermissionsOf(stack, 'events.amazonaws.com');
  return recordsOf(Targets).map((target) => {
    const functionArn = String(target['Arn']);
    if (!functionArn.startsWith('arn:aws:lambda:') || target['InputTransformer'] !== undefined) {
      throw new Error(`The local cloud does not support the target ${functionArn} of ${rule.id}.`);
    }
    if (!mayInvoke(functionArn, arn)) {
      throw new Error(`The stack does not allow ${rule.id} to invoke ${functionArn}.`);
    }
    const input = textOf(target['Input']);
    return {
      id: rule.id,
      timetable: parseSchedule(String(ScheduleExpression)),
      enabled: isEnabled(rule),
      functionArn,
      eventAt: input === undefined ? eventOf('aws.events', arn) : () => JSON.parse(input) as unknown,
    };
  });
};

const scheduleOf = (schedule: Resource): Schedule => {
  const { ScheduleExpression, ScheduleExpressionTimezone, Target } = schedule.properties;
  if ((ScheduleExpressionTimezone ?? 'UTC') !== 'UTC') {
    throw new Error(`The local cloud only supports schedules in UTC (${schedule.id}).`);
  }
  const target = recordOf(Target);
  const input = textOf(target['Input']);
  const arn = localArnOf('scheduler', `schedule/default/${physicalIdOf(schedule)}`);
  return {
    id: schedule.id,
    timetable: parseSchedule(String(ScheduleExpression)),
    enabled: isEnabled(schedule),
    functionArn: String(target['Arn']),
    eventAt: input === undefined ? eventOf('aws.scheduler', arn) : () => JSON.parse(input) as unknown,
  };
};

/**
 * Returns the stack's schedules: EventBridge rules and EventBridge Scheduler's schedules.
 * @throws Error that names an unsupported property of a schedule
 */
export const schedulesOf = (stack: LocalStack): Schedule[] => [
  ...stack
    .byType('AWS::Events::Rule')
    .filter((rule) => !hasPattern(rule))
    .flatMap((rule) => schedulesOfRule(stack, rule)),
  ...stack.byType('AWS::Scheduler::Schedule').map(scheduleOf),
];
