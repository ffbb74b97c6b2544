import { createECDH } from 'node:crypto';
import type { ReadParameter } from '../platform/parameters.ts';

/** What a push service knows us by (RFC 8292), base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** A number of P-256, 32 bytes. */
const PRIVATE_KEY = /^[\w-]{43}$/;

/**
 * The stage's keys: one secret, from which the public key follows.
 * @returns null where nobody has made any: then no reminders are offered
 * @throws Error when the parameter holds something else
 */
export type ReadVapidKeys = () => Promise<VapidKeys | null>;

export const createReadVapidKeys =
  (readParameter: ReadParameter, name: string): ReadVapidKeys =>
  async () => {
    const privateKey = (await readParameter(name))?.trim();
    if (!privateKey) return null;
    if (!PRIVATE_KEY.test(privateKey))
      throw new Error(`The parameter ${name} holds no key of P-256 in base64url.`);
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    return { privateKey, publicKey: pair.getPublicKey('base64url') };
  };
