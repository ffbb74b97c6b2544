import type { EdgeProgram } from './edge-program.ts';
import {
  applyRequestResult,
  applyResponseResult,
  viewerRequestEvent,
  viewerResponseEvent,
} from './edge-function-event.ts';
import type { EdgeRequest, EdgeResponse } from '../../http-server/http-message.ts';
import { edgeFunctionFailed } from './error-responses.ts';

/** A CloudFront viewer-request function, which modifies the request or answers it. */
export type RequestFunction = (request: EdgeRequest) => EdgeRequest | EdgeResponse;

/** A CloudFront viewer-response function, which modifies the response. */
export type ResponseFunction = (request: EdgeRequest, response: EdgeResponse) => EdgeResponse;

const orRefusal = <Outcome>(work: () => Outcome): Outcome | EdgeResponse => {
  try {
    return work();
  } catch (error) {
    return edgeFunctionFailed(error instanceof Error ? error.message : String(error));
  }
};

export const createRequestFunction =
  (program: EdgeProgram): RequestFunction =>
  (request) =>
    orRefusal(() => applyRequestResult(request, program('viewer-request', viewerRequestEvent(request))));

/**
 * Creates a viewer-response function. It does not run for origin responses with status 400 or above.
 * Source: Amazon CloudFront Developer Guide, 'Restrictions on all edge functions', HTTP status codes.
 */
export const createResponseFunction =
  (program: EdgeProgram): ResponseFunction =>
  (request, response) =>
    response.status >= 400
      ? response
      : orRefusal(() =>
          applyResponseResult(response, program('viewer-response', viewerResponseEvent(request, response))),
        );
