import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { bytesOf, g, hashNumber, powerModN } from './group.ts';

/** The stored form of a password, which can verify it but not sign in. Numbers are hexadecimal. */
export interface PasswordProof {
  salt: string;
  verifier: string;
}

/** The identity that a password belongs to: the second half of the pool ID followed by the username. */
export interface SrpIdentity {
  poolName: string;
  username: string;
}

const verifierOf = ({ poolName, username }: SrpIdentity, password: string, salt: string): string => {
  const identity = createHash('sha256').update(`${poolName}${username}:${password}`).digest();
  const x = hashNumber(bytesOf(BigInt(`0x${salt}`)), identity);
  return powerModN(g, x).toString(16);
};

/** Returns a new salt and the verifier of a password. */
export const createPasswordProof = (identity: SrpIdentity, password: string): PasswordProof => {
  const salt = randomBytes(16).toString('hex');
  return { salt, verifier: verifierOf(identity, password, salt) };
};

/** Returns whether the password is correct, for the flows that send it. */
export const passwordMatches = (identity: SrpIdentity, password: string, proof: PasswordProof): boolean => {
  const offered = Buffer.from(verifierOf(identity, password, proof.salt));
  const kept = Buffer.from(proof.verifier);
  return offered.length === kept.length && timingSafeEqual(offered, kept);
};
