import type { IncomingHttpHeaders } from 'node:http';
import type { AwsError } from './aws-error.ts';

/** A call of an AWS SDK (or of a browser) as it reaches the local cloud's AWS endpoint. */
export interface AwsRequest {
  method: string;
  /** Path and query exactly as sent, endpoint prefix included: what SigV4 signed. */
  rawUrl: string;
  /** Path after the endpoint prefix, still percent-encoded, e.g. `/photo-bucket/incoming/01J`. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Who signed, as verified by the gateway; absent while that is open and for unsigned calls. */
  caller?: Caller;
}

/** The verified signer of a request, for services whose answers depend on further permissions. */
export interface Caller {
  arn: string;
  may(permission: RequiredPermission): boolean;
}

export interface AwsResponse {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** What IAM would have to allow for a request, e.g. `s3:GetObject` on `arn:aws:s3:::bucket/key`. */
export interface RequiredPermission {
  action: string;
  resource: string;
  /**
   * Every condition key that the service knows for this action with its values in this request, none if
   * the request carries none, e.g. `{ 's3:prefix': ['incoming/'], 's3:delimiter': [] }`.
   */
  context?: Record<string, string[]>;
}

/** One AWS service on this machine, speaking that service's own protocol. */
export interface AwsService {
  name: string;
  /** Whether this request is meant for this service (by target header, path or signing name). */
  serves(request: AwsRequest): boolean;
  /** Empty for operations that AWS leaves unauthenticated, such as Cognito's sign-in. */
  permissionsFor(request: AwsRequest): RequiredPermission[] | Promise<RequiredPermission[]>;
  /** @throws AwsError for what the service refuses; the gateway words it by `refuse` */
  handle(request: AwsRequest): Promise<AwsResponse>;
  /** How this service words a refusal; the JSON protocols' form when absent. */
  refuse?(request: AwsRequest, error: AwsError): AwsResponse;
}
