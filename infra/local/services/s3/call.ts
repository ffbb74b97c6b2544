import type { Clock } from '../../gateway/clock.ts';
import type { AwsRequest, AwsResponse, RequiredPermission } from '../../gateway/aws-service.ts';
import type { S3Address } from './address.ts';
import type { Bucket } from './bucket.ts';
import type { ObjectStore } from './object-store.ts';

/** A request to an S3 operation. */
export interface S3Call {
  request: AwsRequest;
  address: S3Address;
  /** Headers by lower-case name, including those that a presigned URL carries in its query. */
  headers: ReadonlyMap<string, string>;
}

/** The resources that the operations use. */
export interface S3Context {
  buckets: ReadonlyMap<string, Bucket>;
  objects: ObjectStore;
  clock: Clock;
}

export interface S3Operation {
  name: string;
  /** Supported query parameters, in addition to those of signatures. */
  query?: readonly string[];
  /** Supported `x-amz-*` and `if-*` headers, in addition to those of signatures; `*` marks a prefix. */
  headers?: readonly string[];
  permissions(call: S3Call): RequiredPermission[] | Promise<RequiredPermission[]>;
  handle(call: S3Call, context: S3Context): Promise<AwsResponse>;
}

const SIGNATURE_HEADERS = new Set([
  'x-amz-algorithm',
  'x-amz-content-sha256',
  'x-amz-credential',
  'x-amz-date',
  'x-amz-expires',
  'x-amz-security-token',
  'x-amz-signature',
  'x-amz-signedheaders',
  'x-amz-user-agent',
]);

export const isSignatureHeader = (name: string): boolean => SIGNATURE_HEADERS.has(name);

/** Returns the request's headers, overridden by the `x-amz-*` parameters that a signer moved into the query. */
export const headersOf = ({ headers, query }: AwsRequest): ReadonlyMap<string, string> => {
  const sent = Object.entries(headers).map(([name, value]) => [name, value?.toString() ?? ''] as const);
  const moved = [...query].filter(([name]) => /^x-amz-/i.test(name));
  return new Map([...sent, ...moved.map(([name, value]) => [name.toLowerCase(), value] as const)]);
};
