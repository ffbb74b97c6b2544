import { AwsError, notImplemented } from './aws-error.ts';
import type { AwsRequest } from './aws-service.ts';
import type { SignatureClaim } from './signature-claim.ts';
import { sha256Hex } from './sigv4.ts';

const UNSIGNED_PAYLOAD = 'UNSIGNED-PAYLOAD';
/** A body in the aws-chunked format, whose trailer contains a checksum instead of a signature. */
export const UNSIGNED_TRAILER = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER';

/** A body of individually signed events, which the reader verifies. */
const SIGNED_EVENTS = 'STREAMING-AWS4-HMAC-SHA256-EVENTS';
/** The only path that accepts such events; see `transcribe/stream-server.ts`. */
export const EVENTS_PATH = '/stream-transcription';

/** Returns the payload hash that the caller declared, if any. */
const declaredPayloadHash = ({ headers, query }: AwsRequest): string | undefined =>
  headers['x-amz-content-sha256']?.toString() ?? query.get('X-Amz-Content-Sha256') ?? undefined;

const hashWithoutDeclaration = (request: AwsRequest, { scope, expiresSeconds }: SignatureClaim): string => {
  if (scope.service !== 's3') return sha256Hex(request.body);
  if (expiresSeconds !== undefined) return UNSIGNED_PAYLOAD;
  throw new AwsError('InvalidRequest', 'Missing required header for this request: x-amz-content-sha256', 400);
};

/**
 * Returns the payload hash for the canonical request. A declared hash is verified against the body.
 * @throws AwsError when the body differs from the signed one; 501 for individually signed chunks
 */
export const payloadHashOf = (request: AwsRequest, claim: SignatureClaim): string => {
  const declared = declaredPayloadHash(request) ?? hashWithoutDeclaration(request, claim);
  if (declared === UNSIGNED_PAYLOAD || declared === UNSIGNED_TRAILER) return declared;
  if (declared === SIGNED_EVENTS && request.path === EVENTS_PATH) return declared;
  if (declared.startsWith('STREAMING-')) throw notImplemented(`the payload form ${declared}`);
  if (declared !== sha256Hex(request.body)) {
    throw new AwsError(
      'XAmzContentSHA256Mismatch',
      "The provided 'x-amz-content-sha256' header does not match what was computed.",
      400,
    );
  }
  return declared;
};
