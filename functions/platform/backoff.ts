const BASE_DELAY_MS = 25;
const MAX_DELAY_MS = 1_000;

interface BackoffOptions {
  base?: number;
  /** Upper limit of a delay. */
  max?: number;
}

/**
 * Waits a random part of an exponentially growing, capped delay. All delays are in milliseconds.
 * Source: AWS Architecture Blog, 'Exponential Backoff And Jitter' ('full jitter').
 * @param attempt number of failed attempts so far
 */
export const waitBeforeRetry = (
  attempt: number,
  { base = BASE_DELAY_MS, max = MAX_DELAY_MS }: BackoffOptions = {},
): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(max, base * 2 ** attempt)));
