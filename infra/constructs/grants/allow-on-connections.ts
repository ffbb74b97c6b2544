import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import { acknowledgePattern } from '../security-checks/acknowledge.ts';
import type { SocketApi } from '../api/socket-api.ts';

/** Grants one operation on all open connections; sets `SOCKET_ENDPOINT`. */
export const allowOnConnections = (fn: Function, sockets: SocketApi, method: 'POST' | 'DELETE'): void => {
  const arn = Stack.of(fn).formatArn({
    service: 'execute-api',
    resource: sockets.api.apiId,
    resourceName: `${sockets.stage.stageName}/${method}/@connections/*`,
  });
  fn.addToRolePolicy(new PolicyStatement({ actions: ['execute-api:ManageConnections'], resources: [arn] }));
  acknowledgePattern(fn.role ?? fn, arn, 'Connection IDs are created when clients connect.');
  fn.addEnvironment('SOCKET_ENDPOINT', sockets.stage.callbackUrl);
};
