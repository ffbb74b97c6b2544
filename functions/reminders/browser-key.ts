import { ECDH } from 'node:crypto';

/** What an uncompressed point begins with (SEC 1, 2.3.3). */
const UNCOMPRESSED = 4;

/** Whether a key of a browser is a point of P-256: nothing can be encrypted for another. @param p256dh base64url */
export const isBrowserKey = (p256dh: string): boolean => {
  if (Buffer.from(p256dh, 'base64url')[0] !== UNCOMPRESSED) return false;
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
};
