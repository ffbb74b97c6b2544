import { matchesWildcard } from '../aws/wildcard.ts';
import { functionArnOf, type LocalStack, localArnOf } from '../template/model.ts';

/** Whether a source in API Gateway, e.g. `abc123/$default/GET/api/profile`, may invoke a function. */
export type MayInvoke = (functionArnOrUri: string, source: string) => boolean;

/**
 * The function's resource policy as the template's `AWS::Lambda::Permission` resources make it.
 * Source: AWS Lambda Developer Guide, 'Viewing resource-based IAM policies in Lambda'.
 */
export const invokePermissionsOf = (stack: LocalStack): MayInvoke => {
  const grants = stack
    .byType('AWS::Lambda::Permission')
    .map(({ properties }) => properties)
    .filter(
      ({ Action, Principal }) =>
        Action === 'lambda:InvokeFunction' && Principal === 'apigateway.amazonaws.com',
    )
    .map(({ FunctionName, SourceArn }) => {
      const name = String(FunctionName);
      const pattern = typeof SourceArn === 'string' ? SourceArn : '*';
      return { arn: name.startsWith('arn:') ? name : functionArnOf(name), pattern };
    });
  return (functionArnOrUri, source) =>
    grants.some(
      ({ arn, pattern }) =>
        (functionArnOrUri === arn || functionArnOrUri.includes(`/${arn}/`)) &&
        matchesWildcard(pattern, localArnOf('execute-api', source)),
    );
};
