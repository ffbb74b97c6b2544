import type { FormLimits } from '../support/sender-limits.ts';

/**
 * How often browsers may tell of errors. A page tells five at most; a release that is broken for everybody is known by
 * the first hundred.
 */
export const reportLimits = {
  kind: 'client-errors',
  code: 'TOO_MANY_REQUESTS',
  address: { most: 30, per: 'hour' },
  peer: { most: 1_000, per: 'hour' },
  all: { most: 100, per: 'minute' },
} as const satisfies FormLimits;
