import { type EdgeRequest, headerOf } from '../../http-server/http-message.ts';
import { localArnOf } from '../../template/model.ts';
import { type EventContext, payloadEventOf } from './payload-event.ts';

/**
 * Creates the event of a Lambda authorizer, payload format 2.0: the request without its body.
 * Source: Amazon API Gateway Developer Guide, 'Control access to HTTP APIs with AWS Lambda authorizers'.
 */
export const authorizerEventOf = (
  request: EdgeRequest,
  identitySource: readonly string[],
  context: Omit<EventContext, 'authorizer'>,
) => {
  const whole = payloadEventOf(request, Buffer.alloc(0), { ...context, authorizer: null });
  const { body: _body, isBase64Encoded: _encoded, headers, ...rest } = whole;
  const length = headerOf(request.headers, 'content-length');
  const [method = '', path = ''] = context.routeKey.split(' ');
  return {
    ...rest,
    headers: { ...headers, 'content-length': length ?? '0' },
    type: 'REQUEST',
    routeArn: localArnOf('execute-api', `${context.apiId}/${context.stage}/${method}${path}`),
    identitySource,
  };
};
