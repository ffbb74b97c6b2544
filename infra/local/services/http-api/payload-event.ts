import { type EdgeRequest, headerOf, valuesOf } from '../../http-server/http-message.ts';
import { percentDecode } from '../../http-server/percent-decode.ts';
import { LOCAL_ACCOUNT } from '../../template/model.ts';
import { encodeBody } from './body-encoding.ts';
import { gatewayTime, newTraceId } from './gateway-time.ts';
import type { JwtContext } from './jwt-authorizer.ts';

/** The fields of the event that do not come from the request. */
export interface EventContext {
  apiId: string;
  domainName: string;
  stage: string;
  routeKey: string;
  pathParameters: Record<string, string>;
  /** The authorizer's result; null on an open route. */
  authorizer: { jwt: JwtContext } | { lambda: Record<string, unknown> | null } | null;
  requestId: string;
  now: Date;
}

/** The address of an edge server. The viewer's address is in `CloudFront-Viewer-Address`. */
const SOURCE_IP = '127.0.0.1';

const headersOf = (
  request: EdgeRequest,
  body: Buffer,
  { domainName, now }: EventContext,
): Record<string, string> => {
  const names = new Set(request.headers.map(([name]) => name.toLowerCase()));
  names.delete('cookie');
  const sent = [...names].map((name) => [name, headerOf(request.headers, name) ?? '']);
  const forwardedFor = [headerOf(request.headers, 'x-forwarded-for'), SOURCE_IP].filter(Boolean).join(', ');
  return {
    ...Object.fromEntries(sent),
    'content-length': String(body.length),
    host: domainName,
    'x-amzn-trace-id': newTraceId(now),
    'x-forwarded-for': forwardedFor,
    'x-forwarded-port': '443',
    'x-forwarded-proto': 'https',
  };
};

const queryParametersOf = (query: string): Record<string, string> => {
  const grouped = Map.groupBy(new URLSearchParams(query), ([name]) => name);
  return Object.fromEntries(
    [...grouped].map(([name, pairs]) => [name, pairs.map(([, value]) => value).join(',')]),
  );
};

const isFilled = (record: object): boolean => Object.keys(record).length > 0;

/**
 * Creates the event of payload format 2.0.
 * Source: Amazon API Gateway Developer Guide, 'Create AWS Lambda proxy integrations for HTTP APIs'.
 */
export const payloadEventOf = (request: EdgeRequest, body: Buffer, context: EventContext) => {
  const { apiId, domainName, stage, routeKey, pathParameters, authorizer, requestId, now } = context;
  const rawPath = percentDecode(request.path);
  const cookies = valuesOf(request.headers, 'cookie').flatMap((value) => value.split(/;\s*/).filter(Boolean));
  const queryStringParameters = queryParametersOf(request.query);
  return {
    version: '2.0',
    routeKey,
    rawPath,
    rawQueryString: request.query,
    ...(cookies.length > 0 && { cookies }),
    headers: headersOf(request, body, context),
    ...(isFilled(queryStringParameters) && { queryStringParameters }),
    requestContext: {
      accountId: LOCAL_ACCOUNT,
      apiId,
      ...(authorizer && { authorizer }),
      domainName,
      domainPrefix: domainName.split('.', 1)[0],
      http: {
        method: request.method,
        path: rawPath,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: SOURCE_IP,
        userAgent: headerOf(request.headers, 'user-agent') ?? '',
      },
      requestId,
      routeKey,
      stage,
      time: gatewayTime(now),
      timeEpoch: now.getTime(),
    },
    ...(isFilled(pathParameters) && { pathParameters }),
    ...encodeBody(body, request.headers),
  };
};
