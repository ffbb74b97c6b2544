import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Store } from '../../../store.ts';
import { Refusal } from './stripe-error.ts';

const row = z.object({ fingerprint: z.string(), request: z.string(), status: z.number(), body: z.string() });
export type StoredAnswer = z.output<typeof row>;

/** How long Stripe stores an idempotency key, in seconds. */
const RETENTION_S = 24 * 3_600;

/** Returns a hash that identifies identical requests. */
export const fingerprintOf = (method: string, path: string, form: string): string =>
  createHash('sha256')
    .update(`${method} ${path}\n${[...new URLSearchParams(form)].map(String).toSorted().join('\n')}`)
    .digest('hex');

/** Stores responses by `Idempotency-Key`: the same request gets the same response for a day. */
export const createStoredAnswers = (store: Store) => {
  const find = store.prepare('SELECT * FROM stripe_answers WHERE key = ? AND at > ?');
  const replace = store.prepare('INSERT OR REPLACE INTO stripe_answers VALUES (?, ?, ?, ?, ?, ?)');
  const forget = store.prepare('DELETE FROM stripe_answers WHERE at <= ?');
  return {
    /** Finds a stored response. @throws Refusal when the key was used with another request */
    find: (key: string, fingerprint: string, now: number): StoredAnswer | undefined => {
      const kept = row.optional().parse(find.get(key, now - RETENTION_S));
      if (!kept || kept.fingerprint === fingerprint) return kept;
      throw new Refusal(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    },
    keep: (key: string, kept: StoredAnswer, now: number): void => {
      forget.run(now - RETENTION_S);
      replace.run(key, kept.fingerprint, kept.request, kept.status, kept.body, now);
    },
  };
};
export type StoredAnswers = ReturnType<typeof createStoredAnswers>;
