import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';

const variables = {
  // Uses the same name as the functions' log lines; the gateway does not know the browser's request ID.
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

/** The access log format, one line per request. Without path and query, which contain IDs and one-time tickets. */
export const requestLog = lineOf({ ...variables, length: 'responseLength' });

/** The access log format, one line per connection, message or disconnection. */
export const socketLog = lineOf({ ...variables, event: 'eventType', connection_id: 'connectionId' });
