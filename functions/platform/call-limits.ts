import { scaleTimeout } from './timeouts.ts';

/**
 * Returns time limits for one attempt of an AWS SDK call, in ms. The SDK's default is to wait forever. Three attempts
 * fit in a request's 25 s.
 * @param silence maximum wait for the response headers, and maximum pause within the body
 */
export const callLimits = (silence: number) => ({
  connectionTimeout: scaleTimeout(Math.min(silence, 1_000)),
  requestTimeout: scaleTimeout(silence),
  socketTimeout: scaleTimeout(silence),
  // Without this option the SDK only logs a warning.
  throwOnRequestTimeout: true,
});
