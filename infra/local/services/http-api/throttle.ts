import type { Clock } from '../../gateway/clock.ts';
import { recordOf } from '../../record.ts';

/** Takes one token from a route's bucket. @returns false when the bucket is empty */
export type Throttle = (routeKey: string) => boolean;

interface Bucket {
  tokens: number;
  at: number;
}

const numberIn = (settings: Record<string, unknown>, name: string): number | undefined => {
  const value = settings[name];
  return typeof value === 'number' ? value : undefined;
};

/**
 * Creates the token buckets that API Gateway keeps for each route of a stage: a bucket holds the burst limit and
 * refills
 * at the rate limit per second. Without limits in the stage, nothing is throttled.
 * Source: Amazon API Gateway Developer Guide, 'Throttle requests to your HTTP APIs'.
 */
export const createThrottle = (stage: Record<string, unknown>, clock: Clock): Throttle => {
  const byDefault = recordOf(stage['DefaultRouteSettings']);
  const byRoute = recordOf(stage['RouteSettings']);
  const buckets = new Map<string, Bucket>();
  return (routeKey) => {
    const settings = { ...byDefault, ...recordOf(byRoute[routeKey]) };
    const rate = numberIn(settings, 'ThrottlingRateLimit');
    const burst = numberIn(settings, 'ThrottlingBurstLimit');
    if (rate === undefined || burst === undefined) return true;
    const now = clock().getTime();
    const bucket = buckets.get(routeKey) ?? { tokens: burst, at: now };
    const tokens = Math.min(burst, bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * rate);
    const allowed = tokens >= 1;
    buckets.set(routeKey, { tokens: allowed ? tokens - 1 : tokens, at: now });
    return allowed;
  };
};
