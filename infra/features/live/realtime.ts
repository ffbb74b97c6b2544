import { Duration } from 'aws-cdk-lib';
import { WebSocketLambdaAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { acknowledge } from '../../constructs/security-checks/acknowledge.ts';
import { grantSocketPush } from '../../constructs/grants/grant-socket-push.ts';
import { grantTable } from '../../constructs/grants/grant-table.ts';
import { createFunction } from '../../constructs/functions/lambda-function.ts';
import type { Resources } from '../../resources.ts';

/** Adds tickets, and the WebSocket connections that they open. */
export const addRealtime = (resources: Resources): void => {
  createApiFunction(resources, 'realtime', {
    impact: 'Users see changes from other tabs only every 30 seconds.',
    access: ['GetItem', 'PutItem', 'ConditionCheckItem'],
    isFrequent: true,
  });

  const authorizer = createFunction(resources, {
    feature: 'realtime',
    name: 'authorizer',
    timeout: Duration.seconds(10),
    requests: { within: Duration.seconds(1), isFrequent: true },
    impact: 'Users cannot open a WebSocket, and see changes from other tabs only every 30 seconds.',
  });
  grantTable(authorizer, resources.table, ['GetItem', 'DeleteItem']);

  const connection = createFunction(resources, {
    feature: 'realtime',
    name: 'connection',
    timeout: Duration.seconds(10),
    requests: { within: Duration.seconds(1), isFrequent: true },
    impact: 'Users who open a second tab get no live updates.',
  });
  grantTable(connection, resources.table, ['PutItem', 'DeleteItem', 'ConditionCheckItem']);
  grantSocketPush(connection, resources.sockets);

  const { api } = resources.sockets;
  const integration = new WebSocketLambdaIntegration('connection-function', connection);
  const ticket = new WebSocketLambdaAuthorizer('Ticket', authorizer, {
    identitySource: ['route.request.querystring.ticket'],
  });
  api.addRoute('$connect', { integration, authorizer: ticket });
  for (const routeKey of ['$disconnect', '$default']) {
    const route = api.addRoute(routeKey, { integration });
    acknowledge(
      route,
      'AwsSolutions-APIG4',
      'A socket is authorized once, when it connects; the gateway allows it nowhere else.',
    );
  }
};
