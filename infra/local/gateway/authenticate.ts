import { isPostForm, postFormOf } from './post-form.ts';
import type { Principal, PrincipalLookup } from './principal.ts';
import type { AwsRequest } from './aws-service.ts';
import { signatureClaimOf } from './signature-claim.ts';
import { verifyPostForm } from './verify-post-form.ts';
import { verifySignature } from './verify-signature.ts';

/**
 * Finds the signer of a request in any of SigV4's three forms: the Authorization header, a presigned URL,
 * the signed policy of an upload form.
 * @returns undefined for an unsigned request; a CORS preflight is always unsigned, regardless of its URL
 * @throws AwsError for an invalid signature
 */
export const authenticate = async (
  request: AwsRequest,
  principalOf: PrincipalLookup,
  now: Date,
): Promise<Principal | undefined> => {
  if (request.method === 'OPTIONS') return undefined;
  const claim = signatureClaimOf(request);
  if (claim) return verifySignature(request, claim, principalOf, now);
  return isPostForm(request) ? verifyPostForm(await postFormOf(request), principalOf) : undefined;
};
