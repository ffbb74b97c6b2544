import { createHmac, randomBytes } from 'node:crypto';

/** Creates a secret: 32 random bytes. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;

/**
 * Returns the value of `Platewise-Signature`: `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>" in hex>`. The receiver
 * rejects old timestamps, so that a recorded request cannot be sent again later.
 */
export const signBody = (secret: string, body: string, at: Date): string => {
  const seconds = Math.floor(at.getTime() / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
};
