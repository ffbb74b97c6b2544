import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { bytesOf, g, hashNumber, powerModN } from './group.ts';

/** What is kept of a password: enough to check it, not to sign in with it. Numbers in hexadecimal. */
export interface PasswordProof {
  salt: string;
  verifier: string;
}

/** Who a password belongs to. Cognito's identity is the pool id's second half followed by the user's name. */
export interface SrpIdentity {
  poolName: string;
  username: string;
}

const verifierOf = ({ poolName, username }: SrpIdentity, password: string, salt: string): string => {
  const identity = createHash('sha256').update(`${poolName}${username}:${password}`).digest();
  const x = hashNumber(bytesOf(BigInt(`0x${salt}`)), identity);
  return powerModN(g, x).toString(16);
};

/** A fresh salt and the verifier of a password. */
export const createPasswordProof = (identity: SrpIdentity, password: string): PasswordProof => {
  const salt = randomBytes(16).toString('hex');
  return { salt, verifier: verifierOf(identity, password, salt) };
};

/** Whether this is the password, for the flows that send it. */
export const passwordMatches = (identity: SrpIdentity, password: string, proof: PasswordProof): boolean => {
  const offered = Buffer.from(verifierOf(identity, password, proof.salt));
  const kept = Buffer.from(proof.verifier);
  return offered.length === kept.length && timingSafeEqual(offered, kept);
};
