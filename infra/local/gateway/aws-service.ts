import type { IncomingHttpHeaders } from 'node:http';
import type { AwsError } from './aws-error.ts';

/** A call of an AWS SDK or a browser to the local AWS endpoint. */
export interface AwsRequest {
  method: string;
  /** Path and query exactly as sent and signed, including the endpoint prefix. */
  rawUrl: string;
  /** Path after the endpoint prefix, still percent-encoded, e.g. `/photo-bucket/incoming/01J`. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The signer, verified by the gateway; absent before the verification and for unsigned calls. */
  caller?: Caller;
}

/** The verified signer of a request, for services whose response depends on further permissions. */
export interface Caller {
  arn: string;
  may(permission: RequiredPermission): boolean;
}

export interface AwsResponse {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** A permission that a request requires, e.g. `s3:GetObject` on `arn:aws:s3:::bucket/key`. */
export interface RequiredPermission {
  action: string;
  resource: string;
  /**
   * All condition keys that the service supports for this action with their values in this request, empty for a missing
   * value, e.g. `{ 's3:prefix': ['incoming/'], 's3:delimiter': [] }`.
   */
  context?: Record<string, string[]>;
}

/** A local AWS service with that service's own protocol. */
export interface AwsService {
  name: string;
  /** Returns whether this request is for this service (by target header, path or signing name). */
  serves(request: AwsRequest): boolean;
  /**
   * Returns the required permissions; empty for operations that AWS leaves unauthenticated, such as Cognito's sign-in.
   */
  permissionsFor(request: AwsRequest): RequiredPermission[] | Promise<RequiredPermission[]>;
  /** Handles a request. @throws AwsError for a rejected request; `refuse` formats it */
  handle(request: AwsRequest): Promise<AwsResponse>;
  /** Formats an error of this service; default: the format of the JSON protocols. */
  refuse?(request: AwsRequest, error: AwsError): AwsResponse;
}
