import { injectLambdaContext } from '@aws-lambda-powertools/logger/middleware';
import middy from '@middy/core';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { FileAnswer } from '#shared/http/file-answer.ts';
import { type Route, routeKeyOf } from '#shared/http/route.ts';
import { logger, metrics } from '../observability.ts';
import { recordOutcome } from '../record-outcome.ts';
import { withRequestId } from '../request-id.ts';
import type { ApiRequest, Endpoints } from './endpoint.ts';
import { errorEnvelope, isFault } from './error-envelope.ts';
import { fileBody } from './file-body.ts';
import { formAnswer } from './form-response.ts';
import { type GatesOf, openGates } from './gates.ts';
import { jsonAnswer } from './json-response.ts';
import type { ApiEvent } from './api-event.ts';
import { parseRequest, unparsedRequest } from './parse-request.ts';
import { requestIdAnswer, requestIdOf } from './request-id.ts';
import { withinDeadline } from './within-deadline.ts';

type AnyEndpoint = (request: ApiRequest) => Promise<unknown>;

/**
 * Creates a feature's Lambda handler, which dispatches each route of the table to the endpoint of the same name.
 * Order: form redirect, request ID, log context, outcome and metrics, error envelope, then authentication, parsing with
 * the route's schemas, and the route's gates. The gates of a route for a group come before parsing.
 */
export const createApiHandler = <Table extends Record<string, Route>>(
  table: Table,
  endpoints: Endpoints<Table>,
  ...[gates]: keyof GatesOf<Table> extends never ? [] : [gates: GatesOf<Table>]
) => {
  const passGates = openGates(table, gates);
  const byKey = new Map(
    Object.entries(table).map(([name, route]) => [
      routeKeyOf(route),
      { route, endpoint: endpoints[name] as unknown as AnyEndpoint },
    ]),
  );
  return (
    middy<ApiEvent, APIGatewayProxyStructuredResultV2>()
      // Runs last, so that the final response is counted and logged.
      .use(formAnswer((routeKey) => byKey.get(routeKey)?.route))
      .use(requestIdAnswer())
      .use(injectLambdaContext(logger, { resetKeys: true }))
      .use(
        recordOutcome<ApiEvent, APIGatewayProxyStructuredResultV2>(metrics, (answer) =>
          isFault(answer?.statusCode ?? 500),
        ),
      )
      .use(errorEnvelope(logger))
      .handler(async (event) => {
        const row = byKey.get(event.routeKey);
        if (!row) throw new CodedError('ROUTE_NOT_FOUND');
        const id = requestIdOf(event);
        const gateway_id = event.requestContext.requestId;
        logger.appendKeys({ route: event.routeKey, request_id: id, gateway_id });
        // Also logs the ID of successful requests, so that they can be found.
        metrics.addMetadata('request_id', id);
        // Outsiders of a group learn nothing about its routes, not even which requests are valid.
        if (row.route.group) await passGates(row.route, unparsedRequest(row.route, event));
        const request = parseRequest(row.route, event);
        if (!row.route.group) await passGates(row.route, request);
        const { status, file } = row.route;
        const work = withRequestId(id, () => row.endpoint(request));
        const answer = await withinDeadline(work, request.deadline);
        return file ? fileBody(status, answer as FileAnswer) : jsonAnswer(status, answer);
      })
  );
};
