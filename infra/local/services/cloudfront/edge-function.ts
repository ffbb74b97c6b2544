import type { EdgeProgram } from './edge-program.ts';
import {
  applyRequestResult,
  applyResponseResult,
  viewerRequestEvent,
  viewerResponseEvent,
} from './edge-function-event.ts';
import type { EdgeRequest, EdgeResponse } from '../../http-server/http-message.ts';
import { edgeFunctionFailed } from './error-responses.ts';

/** A viewer-request function of CloudFront: changes the request or answers it. */
export type RequestFunction = (request: EdgeRequest) => EdgeRequest | EdgeResponse;

/** A viewer-response function of CloudFront: changes what the viewer gets. */
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
 * It is not asked about what an origin answers with 400 or more.
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
