import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { authenticate } from './authenticate.ts';
import { AwsError } from './aws-error.ts';
import type { Clock } from './clock.ts';
import { signingServiceOf } from './credential-scope.ts';
import { authorize, decide } from './iam.ts';
import { jsonErrorResponse } from './json-refusal.ts';
import { principalArnOf } from './principal.ts';
import type { Principal, PrincipalLookup } from './principal.ts';
import { MAX_BODY_BYTES, readRequest } from './read-request.ts';
import type { AwsRequest, AwsResponse, AwsService, Caller } from './aws-service.ts';

export interface AwsGatewayOptions {
  /** Tried in this order; the first one that serves a request receives it. */
  services: readonly AwsService[];
  principalOf: PrincipalLookup;
  clock: Clock;
  /** Called with failures that the caller did not cause. */
  report?: (error: unknown) => void;
  /** Called after every answered call. */
  onServed?: (call: ServedCall) => void;
}

/** A billable call of a service. */
export interface ServedCall {
  /** The value of `AwsService.name`. */
  service: string;
  /** The operation if a header names it, else the method. */
  operation: string;
  /** Path after the endpoint's prefix. */
  path: string;
  /** Trace ID of the calling function; empty for other callers. */
  traceId: string;
  status: number;
}

const operationIn = ({ headers, method }: AwsRequest): string =>
  headers['x-amz-target']?.toString().split('.').at(-1) ?? method;

/** Returns the trace ID that a function's SDK sends with each call. */
export const traceIdOf = ({ headers }: AwsRequest): string => headers['x-amzn-trace-id']?.toString() ?? '';

export type AwsGateway = (req: IncomingMessage, res: ServerResponse, prefix: string) => Promise<void>;

const callerOf = (principal: Principal): Caller => ({
  arn: principalArnOf(principal),
  may: (permission) => decide(principal, permission) === 'allow',
});

const unknownService = (request: AwsRequest): AwsError => {
  const target = request.headers['x-amz-target']?.toString() ?? signingServiceOf(request);
  const what = target ? `${target} (${request.method} ${request.path})` : `${request.method} ${request.path}`;
  return new AwsError('NotImplemented', `The local cloud has no service for ${what}.`, 501);
};

const unsigned = (): AwsError =>
  new AwsError('MissingAuthenticationToken', 'Request is missing Authentication Token', 403);

const answer = async (
  service: AwsService,
  request: AwsRequest,
  { principalOf, clock }: AwsGatewayOptions,
): Promise<AwsResponse> => {
  const principal = await authenticate(request, principalOf, clock());
  const permissions = await service.permissionsFor(request);
  if (!principal && permissions.length > 0) throw unsigned();
  if (principal) authorize(principal, permissions);
  return service.handle(principal ? { ...request, caller: callerOf(principal) } : request);
};

const refusalOf = (error: unknown, report: (error: unknown) => void): AwsError => {
  if (error instanceof AwsError) return error;
  report(error);
  return new AwsError('InternalError', 'We encountered an internal error. Please try again.', 500);
};

/**
 * Creates the local cloud's AWS endpoint: verifies each call's signature and the signer's IAM permissions as AWS does,
 * then forwards it to its service. Unsupported operations return 501 with their name.
 */
export const createAwsGateway = (options: AwsGatewayOptions): AwsGateway => {
  const { services, report = console.error, onServed } = options;
  const respond = async (request: AwsRequest, tooLarge: boolean): Promise<AwsResponse> => {
    const service = services.find((candidate) => candidate.serves(request));
    try {
      if (!service) throw unknownService(request);
      if (tooLarge) {
        throw new AwsError('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size', 400, {
          MaxSizeAllowed: String(MAX_BODY_BYTES),
        });
      }
      const answered = await answer(service, request, options);
      onServed?.({
        service: service.name,
        operation: operationIn(request),
        path: request.path,
        traceId: traceIdOf(request),
        status: answered.status,
      });
      return answered;
    } catch (error) {
      const refusal = refusalOf(error, report);
      return service?.refuse?.(request, refusal) ?? jsonErrorResponse(request, refusal);
    }
  };
  return async (req, res, prefix) => {
    const read = await readRequest(req, prefix);
    if (!read) return;
    const { status, headers, body } = await respond(read.request, read.tooLarge);
    const requestId = randomUUID();
    res.writeHead(status, {
      // SDKs adjust their clock by this header when a signature is rejected because of its time.
      date: options.clock().toUTCString(),
      'x-amzn-requestid': requestId,
      'x-amz-request-id': requestId,
      ...headers,
    });
    res.end(body);
  };
};
