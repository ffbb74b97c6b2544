import { AwsError, notImplemented } from './aws-error.ts';
import { parseCredential } from './credential-scope.ts';
import type { CredentialScope } from './credential-scope.ts';
import type { AwsRequest } from './aws-service.ts';
import { ALGORITHM } from './sigv4.ts';

/** A request's signature, from the Authorization header or a presigned URL. */
export interface SignatureClaim {
  scope: CredentialScope;
  /** In the format `YYYYMMDDTHHMMSSZ`. */
  amzDate: string;
  signedHeaders: string[];
  signature: string;
  /** Lifetime of a presigned URL in seconds. */
  expiresSeconds?: number;
}

const MAX_PRESIGNED_SECONDS = 604_800;

const incomplete = (what: string): AwsError =>
  new AwsError(
    'AuthorizationHeaderMalformed',
    `The signature is incomplete: ${what} is missing or malformed.`,
    400,
  );

const required = (value: string | null | undefined, what: string): string => {
  if (!value) throw incomplete(what);
  return value;
};

const checkAlgorithm = (algorithm: string | null | undefined): void => {
  if (algorithm !== ALGORITHM) throw notImplemented(`the signing algorithm ${algorithm}`);
};

const headerClaim = (authorization: string, { headers }: AwsRequest): SignatureClaim => {
  checkAlgorithm(authorization.split(' ')[0]);
  const part = (name: string) => required(new RegExp(`\\b${name}=([^,\\s]+)`).exec(authorization)?.[1], name);
  return {
    scope: parseCredential(part('Credential')),
    amzDate: required(headers['x-amz-date']?.toString(), 'the x-amz-date header'),
    signedHeaders: part('SignedHeaders').split(';'),
    signature: part('Signature'),
  };
};

const queryClaim = (query: URLSearchParams): SignatureClaim => {
  checkAlgorithm(query.get('X-Amz-Algorithm'));
  const part = (name: string) => required(query.get(name), name);
  const expiresSeconds = Number(part('X-Amz-Expires'));
  if (!Number.isInteger(expiresSeconds) || expiresSeconds < 1 || expiresSeconds > MAX_PRESIGNED_SECONDS) {
    throw incomplete('X-Amz-Expires (1 to 604800 seconds)');
  }
  return {
    scope: parseCredential(part('X-Amz-Credential')),
    amzDate: part('X-Amz-Date'),
    signedHeaders: part('X-Amz-SignedHeaders').split(';'),
    signature: part('X-Amz-Signature'),
    expiresSeconds,
  };
};

/**
 * Parses the signature of a request, if there is one.
 * @throws AwsError AuthorizationHeaderMalformed, or 501 for an algorithm other than AWS4-HMAC-SHA256
 */
export const signatureClaimOf = (request: AwsRequest): SignatureClaim | undefined => {
  const { authorization } = request.headers;
  if (authorization?.startsWith('AWS')) return headerClaim(authorization, request);
  return request.query.has('X-Amz-Signature') ? queryClaim(request.query) : undefined;
};
