import type { Clock } from '../../gateway/clock.ts';
import type { Behaviour } from './cache-behavior.ts';
import type { Distribution } from './distribution.ts';
import { type EdgeRequest, type EdgeResponse, isResponse } from '../../http-server/http-message.ts';
import { methodNotAllowed } from './error-responses.ts';
import { checkSignedUrl } from './signed-url.ts';

/** A request that the edge forwards to an origin, or the edge's own response. */
export type Admission = { behaviour: Behaviour } & ({ request: EdgeRequest } | { response: EdgeResponse });

/** Runs the edge's steps before the origin request: method check, signature check, edge function. */
export const admitRequest = (
  distribution: Distribution,
  viewerRequest: EdgeRequest,
  clock: Clock,
): Admission => {
  const behaviour = distribution.behaviourFor(viewerRequest.path);
  const { allowedMethods, trustedKeys, onRequest } = behaviour;
  if (!allowedMethods.has(viewerRequest.method)) return { behaviour, response: methodNotAllowed() };
  const allowed = trustedKeys ? checkSignedUrl(viewerRequest, trustedKeys, clock) : viewerRequest;
  if (isResponse(allowed)) return { behaviour, response: allowed };
  const outcome = onRequest ? onRequest(allowed) : allowed;
  return isResponse(outcome) ? { behaviour, response: outcome } : { behaviour, request: outcome };
};
