import { randomBytes } from 'node:crypto';
import type { Clock } from '../../gateway/clock.ts';
import type { LocalStack } from '../../template/model.ts';
import { admitRequest } from './admit-request.ts';
import type { ApiOrigins } from './apis.ts';
import type { Behaviour } from './cache-behavior.ts';
import { type Objects, readBucket } from './bucket-origin.ts';
import { bucketPolicyOf } from './bucket-policy.ts';
import { compress } from './compression.ts';
import type { Distribution } from './distribution.ts';
import { type EdgeRequest, type EdgeResponse, headerOf, withHeader } from '../../http-server/http-message.ts';
import { originRequestOf } from './origin-request.ts';
import { originFailed } from './error-responses.ts';

interface Edge {
  stack: LocalStack;
  distribution: Distribution;
  objects: Objects;
  apis: ApiOrigins;
  clock: Clock;
}

const callOrigin = async (
  edge: Edge,
  { origin, forwarding }: Pick<Behaviour, 'origin' | 'forwarding'>,
  request: EdgeRequest,
): Promise<EdgeResponse> => {
  if (origin.kind === 'bucket') {
    const { rootObject, arn } = edge.distribution;
    const path = request.path === '/' && rootObject ? rootObject : request.path;
    return readBucket(
      origin,
      { ...request, path },
      bucketPolicyOf(edge.stack, origin.bucket, arn),
      edge.objects,
    );
  }
  const api = edge.apis.get(origin.apiId);
  return api ? api(originRequestOf(request, origin, forwarding)) : originFailed();
};

/** Calls the origin, and the second one of its group for the statuses of the group. Failover is for reads only. */
const askOrigin = async (edge: Edge, behaviour: Behaviour, request: EdgeRequest): Promise<EdgeResponse> => {
  const response = await callOrigin(edge, behaviour, request);
  const { failover, forwarding } = behaviour;
  if (!failover?.statuses.has(response.status)) return response;
  return callOrigin(edge, { origin: failover.origin, forwarding }, request);
};

/** Answers viewers' requests like the distribution: checks the request, calls the origin, completes the response. */
export const createEdge =
  (edge: Edge): ((request: EdgeRequest) => Promise<EdgeResponse>) =>
  async (viewerRequest) => {
    const admission = admitRequest(edge.distribution, viewerRequest, edge.clock);
    const { behaviour } = admission;
    const response =
      'response' in admission ? admission.response : await askOrigin(edge, behaviour, admission.request);
    const acceptEncoding = headerOf(viewerRequest.headers, 'accept-encoding') ?? '';
    const compressed = await compress(response, behaviour.compression, acceptEncoding);
    const complete = { ...compressed, headers: behaviour.responseHeaders(compressed.headers) };
    // The response function does not run for the edge's own responses.
    const onResponse = 'request' in admission ? behaviour.onResponse : null;
    const sent = onResponse ? onResponse(viewerRequest, complete) : complete;
    return {
      ...sent,
      headers: withHeader(sent.headers, 'X-Amz-Cf-Id', randomBytes(28).toString('base64url')),
    };
  };
