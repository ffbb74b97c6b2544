import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import { acknowledgePattern } from '../security-checks/acknowledge.ts';
import { LIVE, type SocketApi } from '../api/socket-api.ts';

type Method = 'POST' | 'DELETE';

/** Grants one operation on all open connections of an API. @param apiId `*` for every API of the account */
export const allowManaging = (fn: Function, apiId: string, method: Method): void => {
  const arn = Stack.of(fn).formatArn({
    service: 'execute-api',
    resource: apiId,
    resourceName: `${LIVE}/${method}/@connections/*`,
  });
  fn.addToRolePolicy(new PolicyStatement({ actions: ['execute-api:ManageConnections'], resources: [arn] }));
  acknowledgePattern(fn.role ?? fn, arn, 'Connection IDs are created when clients connect.');
};

/** Grants one operation on all open connections; sets `SOCKET_ENDPOINT`. */
export const allowOnConnections = (fn: Function, sockets: SocketApi, method: Method): void => {
  allowManaging(fn, sockets.api.apiId, method);
  fn.addEnvironment('SOCKET_ENDPOINT', sockets.stage.callbackUrl);
};
