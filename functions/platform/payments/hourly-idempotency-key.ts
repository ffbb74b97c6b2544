import { createHash } from 'node:crypto';

const HOUR_MS = 3_600_000;

/**
 * Returns an idempotency key for Stripe that creates the same object only once per hour. Stripe also repeats a failure
 * for a day (docs.stripe.com/api/idempotent_requests); with the hour in the key, a temporary failure does not block a
 * purchase until tomorrow. Two objects created across the turn of an hour are harmless: only one is stored.
 */
export const hourlyIdempotencyKey = (kind: string, now: Date, ...parts: string[]): string => {
  const hour = Math.floor(now.getTime() / HOUR_MS);
  const text = [...parts, String(hour)].join('\n');
  return `${kind}-${createHash('sha256').update(text).digest('base64url')}`;
};
