import { recordOf, recordsOf } from '../../record.ts';
import { invokePermissionsOf } from '../../runtime/invoke-permission.ts';
import { sendPermissionsOf } from '../sqs/send-permission.ts';
import { type LocalStack, localArnOf, type Resource } from '../../template/model.ts';
import { physicalIdOf } from '../../template/physical-id.ts';
import { compileFilter, type EventFilter } from './event-pattern.ts';

/** A rule that invokes functions and sends to queues when an event matches. */
export interface EventRule {
  /** Logical ID. */
  id: string;
  matches: EventFilter;
  functionArns: readonly string[];
  queueArns: readonly string[];
}

const known = new Set(['Arn', 'Id', 'RetryPolicy']);

export const hasPattern = ({ properties }: Resource): boolean => properties['EventPattern'] !== undefined;

const ruleOf = (stack: LocalStack, rule: Resource): EventRule => {
  const { EventPattern, EventBusName, Targets } = rule.properties;
  if (EventBusName !== undefined && EventBusName !== 'default')
    throw new Error(`The local cloud has no event bus ${JSON.stringify(EventBusName)} for ${rule.id}.`);
  const arn = localArnOf('events', `rule/${physicalIdOf(rule)}`);
  const mayInvoke = invokePermissionsOf(stack, 'events.amazonaws.com');
  const maySend = sendPermissionsOf(stack, 'events.amazonaws.com');
  const targets = recordsOf(Targets).map((target) => {
    const targetArn = String(target['Arn']);
    const isQueue = targetArn.startsWith('arn:aws:sqs:');
    const unknown = Object.keys(target).find((name) => !known.has(name));
    if (!(isQueue || targetArn.startsWith('arn:aws:lambda:')) || unknown !== undefined)
      throw new Error(`The local cloud does not support the target ${unknown ?? targetArn} of ${rule.id}.`);
    if (!isQueue && !mayInvoke(targetArn, arn))
      throw new Error(`The stack does not allow ${rule.id} to invoke ${targetArn}.`);
    if (isQueue && !maySend(targetArn, arn))
      throw new Error(`The stack does not allow ${rule.id} to send to ${targetArn}.`);
    return { targetArn, isQueue };
  });
  const [queues, functions] = [true, false].map((isQueue) =>
    targets.filter((target) => target.isQueue === isQueue).map(({ targetArn }) => targetArn),
  );
  return {
    id: rule.id,
    matches: compileFilter(recordOf(EventPattern)),
    functionArns: functions ?? [],
    queueArns: queues ?? [],
  };
};

/**
 * Returns the stack's enabled rules for events of AWS services.
 * @throws Error that names an unsupported property of a rule, or a permission that the stack lacks
 */
export const eventRulesOf = (stack: LocalStack): EventRule[] =>
  stack
    .byType('AWS::Events::Rule')
    .filter(hasPattern)
    .filter(({ properties }) => (properties['State'] ?? 'ENABLED') === 'ENABLED')
    .map((rule) => ruleOf(stack, rule));
