import type { MiddlewareObj, Request } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { isRequestId, REQUEST_ID_HEADER } from '../request-id.ts';
import type { ApiEvent } from './parse-request.ts';

/** The id that the browser gave its call; the gateway's own where it gave none, or anything but a UUID. */
export const requestIdOf = ({ headers, requestContext }: Pick<ApiEvent, 'headers' | 'requestContext'>) => {
  const told = headers[REQUEST_ID_HEADER];
  return isRequestId(told) ? told : requestContext.requestId;
};

/** Says in every answer, useful or not, which request it is of. */
export const requestIdAnswer = (): MiddlewareObj<ApiEvent, APIGatewayProxyStructuredResultV2> => {
  const tell = ({ event, response }: Request<ApiEvent, APIGatewayProxyStructuredResultV2>): void => {
    if (response) response.headers = { ...response.headers, [REQUEST_ID_HEADER]: requestIdOf(event) };
  };
  return { after: tell, onError: tell };
};
