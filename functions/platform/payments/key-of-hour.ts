import { createHash } from 'node:crypto';

const HOUR_MS = 3_600_000;

/**
 * An idempotency key for Stripe: what is asked for the same within an hour is made once. Stripe also repeats a failure
 * for a day (docs.stripe.com/api/idempotent_requests); the hour ends that, so that one bad moment keeps nobody from
 * buying until tomorrow. Two made over the turn of an hour do no harm: one of them is written down.
 */
export const keyOfHour = (kind: string, now: Date, ...parts: string[]): string => {
  const hour = Math.floor(now.getTime() / HOUR_MS);
  const text = [...parts, String(hour)].join('\n');
  return `${kind}-${createHash('sha256').update(text).digest('base64url')}`;
};
