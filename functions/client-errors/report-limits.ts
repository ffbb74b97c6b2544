import type { FormLimits } from '../platform/limits/sender-limits.ts';

/**
 * Limits for browser error reports. A page sends five at most; a release that is broken for everyone is known after the
 * first hundred.
 */
export const reportLimits = {
  kind: 'client-errors',
  code: 'TOO_MANY_REQUESTS',
  address: { most: 30, per: 'hour' },
  peer: { most: 1_000, per: 'hour' },
  all: { most: 100, per: 'minute' },
} as const satisfies FormLimits;

/** Limits for reports of the content security policy: extensions can cause many that say nothing about our code. */
export const violationReportLimits = { ...reportLimits, kind: 'csp-reports' } as const satisfies FormLimits;
