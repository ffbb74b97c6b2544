import { matchesWildcard } from '../../gateway/wildcard.ts';
import { recordOf, recordsOf, textOf } from '../../record.ts';
import type { LocalStack } from '../../template/model.ts';

/** Returns whether a source, such as a rule, may send to a queue. */
export type MaySend = (queueArn: string, sourceArn: string) => boolean;

/**
 * Creates the queues' resource policies for one service. Only a condition on the ARN of the source is supported.
 * Source: Amazon SQS Developer Guide, 'Amazon SQS policy language'.
 * @param service e.g. `events.amazonaws.com`
 */
export const sendPermissionsOf = (stack: LocalStack, service: string): MaySend => {
  const statements = stack
    .byType('AWS::SQS::QueuePolicy')
    .flatMap(({ properties }) => recordsOf(recordOf(properties['PolicyDocument'])['Statement']))
    .filter(
      ({ Effect, Action, Principal }) =>
        Effect === 'Allow' &&
        recordOf(Principal)['Service'] === service &&
        [Action].flat().includes('sqs:SendMessage'),
    );
  return (queueArn, sourceArn) =>
    statements.some(({ Resource, Condition }) => {
      const source = textOf(recordOf(recordOf(Condition)['ArnEquals'])['aws:SourceArn']);
      return (
        [Resource].flat().includes(queueArn) && (source === undefined || matchesWildcard(source, sourceArn))
      );
    });
};
