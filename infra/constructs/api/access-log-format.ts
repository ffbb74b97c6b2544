import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';

const variables = {
  // What the lines of functions call so too; the id of the browser is not known to the gateway.
  gateway_id: 'requestId',
  route: 'routeKey',
  status: 'status',
  error: 'error.message',
  authorizer_error: 'authorizer.error',
  integration_error: 'integrationErrorMessage',
  integration_latency_ms: 'integrationLatency',
};

const lineOf = (named: Record<string, string>): AccessLogFormat =>
  AccessLogFormat.custom(
    JSON.stringify(
      Object.fromEntries(Object.entries(named).map(([name, variable]) => [name, `$context.${variable}`])),
    ),
  );

/** One line a request. No path and no query: they hold ids and one-time tickets. */
export const requestLog = lineOf({ ...variables, length: 'responseLength' });

/** One line for each time a socket opens, speaks or closes. */
export const socketLog = lineOf({ ...variables, event: 'eventType', connection_id: 'connectionId' });
