import { ECDH } from 'node:crypto';

/** First byte of an uncompressed point (SEC 1, 2.3.3). */
const UNCOMPRESSED = 4;

/** Returns whether a browser's key is a point on P-256, which encryption requires. @param p256dh base64url */
export const isBrowserKey = (p256dh: string): boolean => {
  if (Buffer.from(p256dh, 'base64url')[0] !== UNCOMPRESSED) return false;
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
};
