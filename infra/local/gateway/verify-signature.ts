import { AwsError } from './aws-error.ts';
import { payloadHashOf } from './payload-hash.ts';
import type { Principal, PrincipalLookup } from './principal.ts';
import type { AwsRequest } from './aws-service.ts';
import type { SignatureClaim } from './signature-claim.ts';
import { checkSigningTime } from './signing-time.ts';
import { canonicalPathOf, canonicalRequestOf, sameSignature, signatureOf, stringToSignOf } from './sigv4.ts';

export const signatureMismatch = (): AwsError =>
  new AwsError(
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
    403,
  );

/**
 * Finds the owner of an access key. @throws AwsError InvalidAccessKeyId for an unknown key, InvalidToken for a
 * temporary credential
 */
export const ownerOfKey = (accessKeyId: string, token: unknown, principalOf: PrincipalLookup): Principal => {
  if (token) throw new AwsError('InvalidToken', 'The provided token is malformed or otherwise invalid.', 400);
  const principal = principalOf(accessKeyId);
  if (principal) return principal;
  throw new AwsError(
    'InvalidAccessKeyId',
    'The AWS Access Key Id you provided does not exist in our records.',
    403,
    {
      AWSAccessKeyId: accessKeyId,
    },
  );
};

/**
 * Requires that the signature covers all x-amz headers and the host, like AWS, because others could be added on the
 * way.
 */
const checkSignedHeaders = ({ headers }: AwsRequest, signedHeaders: string[]): void => {
  // HTTP/2 sends the host as a pseudo-header, which SDKs sign instead.
  const host = headers[':authority'] === undefined ? 'host' : ':authority';
  const names = [host, ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  const unsigned = names.filter((name) => !signedHeaders.includes(name));
  if (unsigned.length === 0) return;
  throw new AwsError('AccessDenied', 'There were headers present in the request which were not signed', 403, {
    HeadersNotSigned: unsigned.join(', '),
  });
};

const canonicalRequest = (request: AwsRequest, claim: SignatureClaim): string => {
  const path = request.rawUrl.split('?')[0] ?? '';
  try {
    return canonicalRequestOf({
      method: request.method,
      path: canonicalPathOf(path, claim.scope.service),
      query: request.query,
      headers: claim.signedHeaders.map((name) => [name, request.headers[name]?.toString() ?? '']),
      payloadHash: payloadHashOf(request, claim),
    });
  } catch (error) {
    if (error instanceof URIError) throw new AwsError('InvalidURI', "Couldn't parse the specified URI.", 400);
    throw error;
  }
};

/**
 * Verifies a SigV4 signature in the Authorization header or in a presigned URL.
 * @returns the principal that owns the key
 * @throws AwsError that names the problem: the key, the time, the headers, the body or the signature
 */
export const verifySignature = (
  request: AwsRequest,
  claim: SignatureClaim,
  principalOf: PrincipalLookup,
  now: Date,
): Principal => {
  const token = request.headers['x-amz-security-token'] ?? request.query.get('X-Amz-Security-Token');
  const principal = ownerOfKey(claim.scope.accessKeyId, token, principalOf);
  checkSigningTime(claim, now);
  checkSignedHeaders(request, claim.signedHeaders);
  const stringToSign = stringToSignOf(claim.amzDate, claim.scope, canonicalRequest(request, claim));
  const expected = signatureOf(principal.secretAccessKey, claim.scope, stringToSign);
  if (!sameSignature(expected, claim.signature)) throw signatureMismatch();
  return principal;
};
