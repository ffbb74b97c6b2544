import * as z from 'zod';
import type { Clock } from '../../../gateway/clock.ts';
import type { Store } from '../../../store.ts';

const row = z.object({ failures: z.number(), failed_at: z.string(), locked_until: z.string() }).optional();

const FREE_FAILURES = 5;
const FORGOTTEN_AFTER_MS = 15 * 60_000;

/**
 * Counts failed attempts per account: after five it is locked for one second, doubling with each further failure up to
 * 15 minutes. The count is reset after 15 minutes without an attempt.
 * Source: 'Lockout behavior for failed sign-in attempts' in the Cognito guide.
 */
export const createAttemptStore = (store: Store, clock: Clock) => {
  const find = store.prepare('SELECT * FROM cognito_attempts WHERE account = ?');
  const replace = store.prepare('INSERT OR REPLACE INTO cognito_attempts VALUES (?, ?, ?, ?)');
  const remove = store.prepare('DELETE FROM cognito_attempts WHERE account = ?');

  const current = (account: string) => {
    const found = row.parse(find.get(account));
    if (!found) return undefined;
    const forgotten = clock().getTime() - Date.parse(found.failed_at) >= FORGOTTEN_AFTER_MS;
    return forgotten ? undefined : found;
  };

  return {
    isLocked: (account: string): boolean => (current(account)?.locked_until ?? '') > clock().toISOString(),
    countFailure: (account: string): void => {
      const now = clock();
      const failures = (current(account)?.failures ?? 0) + 1;
      const lockMs = failures < FREE_FAILURES ? 0 : 1_000 * 2 ** (failures - FREE_FAILURES);
      const lockedUntil = new Date(now.getTime() + Math.min(lockMs, FORGOTTEN_AFTER_MS));
      replace.run(account, failures, now.toISOString(), lockedUntil.toISOString());
    },
    clear: (account: string): void => void remove.run(account),
  };
};
export type AttemptStore = ReturnType<typeof createAttemptStore>;
