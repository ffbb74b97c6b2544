import { matchesWildcard } from '../gateway/wildcard.ts';
import { textOf } from '../record.ts';
import { functionArnOf, type LocalStack } from '../template/model.ts';

/**
 * Returns whether a source may invoke a function.
 * @param functionArnOrUri the function's ARN, or an integration URI that contains it
 * @param sourceArn e.g. `arn:aws:execute-api:us-east-1:000000000000:abc123/$default/GET/api/profile`
 */
export type MayInvoke = (functionArnOrUri: string, sourceArn: string) => boolean;

/**
 * Creates the functions' resource policies for one service from the template's `AWS::Lambda::Permission` resources.
 * Source: AWS Lambda Developer Guide, 'Viewing resource-based IAM policies in Lambda'.
 * @param service e.g. `events.amazonaws.com`
 */
export const invokePermissionsOf = (stack: LocalStack, service: string): MayInvoke => {
  const grants = stack
    .byType('AWS::Lambda::Permission')
    .map(({ properties }) => properties)
    .filter(({ Action, Principal }) => Action === 'lambda:InvokeFunction' && Principal === service)
    .map(({ FunctionName, SourceArn }) => {
      const name = String(FunctionName);
      return { arn: name.startsWith('arn:') ? name : functionArnOf(name), pattern: textOf(SourceArn) ?? '*' };
    });
  return (functionArnOrUri, sourceArn) =>
    grants.some(
      ({ arn, pattern }) =>
        (functionArnOrUri === arn || functionArnOrUri.includes(`/${arn}/`)) &&
        matchesWildcard(pattern, sourceArn),
    );
};
