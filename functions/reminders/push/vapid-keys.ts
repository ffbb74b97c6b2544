import { createECDH } from 'node:crypto';
import type { ReadParameter } from '../../platform/get-parameter.ts';

/** The VAPID key pair that identifies us to push services (RFC 8292), base64url. */
interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** A P-256 scalar, 32 bytes. */
const PRIVATE_KEY = /^[\w-]{43}$/;

/**
 * Reads the environment's VAPID key pair from one secret, from which the public key is derived.
 * @returns null if no key was created, which disables reminders
 * @throws Error if the parameter is invalid
 */
export type ReadVapidKeys = () => Promise<VapidKeys | null>;

export const createReadVapidKeys =
  (readParameter: ReadParameter, name: string): ReadVapidKeys =>
  async () => {
    const privateKey = (await readParameter(name))?.trim();
    if (!privateKey) return null;
    if (!PRIVATE_KEY.test(privateKey)) throw new Error(`The parameter ${name} is not a base64url P-256 key.`);
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    return { privateKey, publicKey: pair.getPublicKey('base64url') };
  };
