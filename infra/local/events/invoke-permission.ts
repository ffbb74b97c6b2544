import { matchesWildcard } from '../aws/wildcard.ts';
import { textOf } from '../record.ts';
import type { LocalStack } from '../template/model.ts';

/**
 * Whether the stack lets a service call a function: an `AWS::Lambda::Permission` for that service and source.
 * @param service e.g. `events.amazonaws.com`
 */
export const mayInvoke = (
  stack: LocalStack,
  functionArn: string,
  service: string,
  sourceArn: string,
): boolean =>
  stack.byType('AWS::Lambda::Permission').some(({ properties }) => {
    const { Action, FunctionName, Principal, SourceArn } = properties;
    const name = String(FunctionName);
    const source = textOf(SourceArn) ?? '*';
    return (
      (name === functionArn || functionArn.endsWith(`:function:${name}`)) &&
      Action === 'lambda:InvokeFunction' &&
      Principal === service &&
      matchesWildcard(source, sourceArn)
    );
  });
