import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { decomposeUnverifiedJwt } from 'aws-jwt-verify/jwt';

/** A JSON Web Key Set as an issuer publishes it (RFC 7517). */
export interface JsonWebKeySet {
  keys: readonly (JsonWebKey & { kid?: string })[];
}

export type Claims = Record<string, unknown>;

/** The RSA algorithms that API Gateway's JWT authorizers accept. */
const hashes: Record<string, string> = { RS256: 'sha256', RS384: 'sha384', RS512: 'sha512' };

/**
 * Returns the claims of a token that one of the keys has signed, or undefined for any other token. Does not check
 * issuer, audience or expiry.
 */
export const signedClaimsOf = (token: string, { keys }: JsonWebKeySet): Claims | undefined => {
  try {
    const { header, headerB64, payload, payloadB64, signatureB64 } = decomposeUnverifiedJwt(token);
    const key = keys.find(({ kid }) => kid !== undefined && kid === header.kid);
    const hash = hashes[header.alg ?? ''];
    if (!key || !hash) return undefined;
    const publicKey = createPublicKey({ key, format: 'jwk' });
    const signed = Buffer.from(`${headerB64}.${payloadB64}`);
    return verify(hash, signed, publicKey, Buffer.from(signatureB64, 'base64url'))
      ? { ...payload }
      : undefined;
  } catch {
    // Not a JWT, or a key of another type: in either case not a token of this issuer.
    return undefined;
  }
};
