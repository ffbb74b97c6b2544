import type { MiddlewareObj, Request } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { isRequestId, REQUEST_ID_HEADER } from '../request-id.ts';
import type { ApiEvent } from './api-event.ts';

/** Returns the browser's request ID, or API Gateway's if it is missing or not a UUID. */
export const requestIdOf = ({ headers, requestContext }: Pick<ApiEvent, 'headers' | 'requestContext'>) => {
  const received = headers[REQUEST_ID_HEADER];
  return isRequestId(received) ? received : requestContext.requestId;
};

/** Adds the request ID to every response, including errors. */
export const requestIdAnswer = (): MiddlewareObj<ApiEvent, APIGatewayProxyStructuredResultV2> => {
  const addRequestId = ({ event, response }: Request<ApiEvent, APIGatewayProxyStructuredResultV2>): void => {
    if (response) response.headers = { ...response.headers, [REQUEST_ID_HEADER]: requestIdOf(event) };
  };
  return { after: addRequestId, onError: addRequestId };
};
