import { createHmac, timingSafeEqual } from 'node:crypto';
import { bytesOfBase32 } from './base32.ts';

const STEP_MS = 30_000;

/** Accepted time steps before and after the current one, because phone clocks differ. Source: RFC 6238, section 5.2. */
const DRIFT = [-1, 0, 1];

/** Returns the time step of an instant. */
export const stepOf = (at: Date): number => Math.floor(at.getTime() / STEP_MS);

/**
 * Returns the six digits of a time step: HMAC-SHA-1 with dynamic truncation, as used by Cognito and authenticator apps.
 * Sources: RFC 6238, section 4; RFC 4226, section 5.3.
 * @param secret base 32
 */
export const totpCode = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', bytesOfBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
};

/** Returns the time step of a code, at most one step from now, or undefined when none matches. */
export const stepOfCode = (secret: string, code: string, now: Date): number | undefined =>
  DRIFT.map((drift) => stepOf(now) + drift).find(
    (step) => /^\d{6}$/.test(code) && timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code)),
  );
