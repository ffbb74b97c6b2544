import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import { acknowledgePattern } from '../acknowledge.ts';
import type { SocketApi } from '../socket-api.ts';

/** To send messages to open sockets; `SOCKET_ENDPOINT`. */
export const grantSocketPush = (fn: Function, sockets: SocketApi): void => {
  const arn = Stack.of(fn).formatArn({
    service: 'execute-api',
    resource: sockets.api.apiId,
    resourceName: `${sockets.stage.stageName}/POST/@connections/*`,
  });
  fn.addToRolePolicy(new PolicyStatement({ actions: ['execute-api:ManageConnections'], resources: [arn] }));
  acknowledgePattern(fn.role ?? fn, arn, 'Connections get their ids when people open windows.');
  fn.addEnvironment('SOCKET_ENDPOINT', sockets.stage.callbackUrl);
};
