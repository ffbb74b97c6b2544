import type { CallLimit } from '../../platform/limits/count-call.ts';
import type { FormLimits } from '../../platform/limits/sender-limits.ts';

/**
 * Codes per account. Counted only after the right password, so that a stranger cannot lock the user out; the user pool
 * limits wrong passwords.
 */
export const recoveryLimit: CallLimit = { kind: 'recoveries', most: 10, per: 'hour' };

/** Attempts of visitors, whatever account they name. */
export const recoveryLimits = {
  kind: 'recovery',
  code: 'TOO_MANY_REQUESTS',
  address: { most: 60, per: 'hour' },
  peer: { most: 200, per: 'hour' },
  all: { most: 300, per: 'minute' },
} as const satisfies FormLimits;
