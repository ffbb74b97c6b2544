import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { bytesOf, g, hashNumber, k, N, powerModN } from './group.ts';
import type { SrpIdentity } from './verifier.ts';

/** The server's secret value and the public value derived from it. */
export interface ServerValues {
  b: bigint;
  B: bigint;
}

/** Starts a handshake. `B` combines `b` with the verifier. */
export const createServerValues = (verifier: bigint): ServerValues => {
  const b = BigInt(`0x${randomBytes(32).toString('hex')}`);
  const B = (k * verifier + powerModN(g, b)) % N;
  return { b, B };
};

/**
 * Parses the client's public value. Returns undefined for an invalid number, or one that would reveal the key
 * (RFC 5054, section 2.5.4).
 */
export const parsePublicValue = (hex: string): bigint | undefined => {
  if (!/^[\da-f]{1,800}$/i.test(hex)) return undefined;
  const value = BigInt(`0x${hex}`);
  return value % N === 0n ? undefined : value;
};

const sessionKey = (A: bigint, { b, B }: ServerValues, verifier: bigint): Buffer => {
  const u = hashNumber(bytesOf(A), bytesOf(B));
  const S = powerModN(A * powerModN(verifier, u), b);
  return Buffer.from(hkdfSync('sha256', bytesOf(S), bytesOf(u), 'Caldera Derived Key', 16));
};

/** The client's response to `PASSWORD_VERIFIER`. */
export interface PasswordClaim {
  identity: SrpIdentity;
  /** Base64, as received. */
  secretBlock: string;
  timestamp: string;
  /** Base64. */
  signature: string;
}

/** Returns whether the claim proves knowledge of the password. */
export const claimHolds = (
  claim: PasswordClaim,
  A: bigint,
  server: ServerValues,
  verifier: bigint,
): boolean => {
  const expected = createHmac('sha256', sessionKey(A, server, verifier))
    .update(claim.identity.poolName)
    .update(claim.identity.username)
    .update(Buffer.from(claim.secretBlock, 'base64'))
    .update(claim.timestamp)
    .digest();
  const offered = Buffer.from(claim.signature, 'base64');
  return offered.length === expected.length && timingSafeEqual(offered, expected);
};
