import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Clock } from '../../../gateway/clock.ts';
import type { Store } from '../../../store.ts';
import { base32 } from '../totp/base32.ts';
import { stepOfCode } from '../totp/totp-code.ts';

const row = z
  .object({
    secret: z.string(),
    verified: z.number(),
    enabled: z.number(),
    last_step: z.number().nullable(),
  })
  .optional();

/** The result of checking a code. `missing`: the user has no key. */
export type CodeOutcome = 'right' | 'wrong' | 'used' | 'missing';

const SECRET_BYTES = 32;

/** Stores each user's authenticator key and the latest time step whose code was used. */
export const createTotpStore = (store: Store, clock: Clock) => {
  const find = store.prepare('SELECT * FROM cognito_totp WHERE sub = ?');
  const replaceKey = store.prepare(
    `INSERT INTO cognito_totp (sub, secret) VALUES (?, ?)
     ON CONFLICT (sub) DO UPDATE SET secret = excluded.secret, verified = 0, last_step = NULL`,
  );
  const use = store.prepare('UPDATE cognito_totp SET verified = 1, last_step = ? WHERE sub = ?');
  const setEnabled = store.prepare('UPDATE cognito_totp SET enabled = ? WHERE sub = ?');
  const read = (sub: string) => row.parse(find.get(sub));

  return {
    /**
     * Creates an unverified key. It replaces an existing key immediately, and no code is required until the new key is
     * verified, as on AWS. @returns the key, base 32
     */
    associate: (sub: string): string => {
      const secret = base32(randomBytes(SECRET_BYTES));
      replaceKey.run(sub, secret);
      return secret;
    },
    /** Verifies and consumes a code; the first correct one activates the key. */
    redeem: (sub: string, code: string): CodeOutcome => {
      const kept = read(sub);
      if (!kept) return 'missing';
      const step = stepOfCode(kept.secret, code, clock());
      if (step === undefined) return 'wrong';
      if (step <= (kept.last_step ?? -1)) return 'used';
      use.run(step, sub);
      return 'right';
    },
    isVerified: (sub: string): boolean => read(sub)?.verified === 1,
    /** Returns the status that the API reports. It stays true while a replaced key is unverified, as on AWS. */
    isEnabled: (sub: string): boolean => read(sub)?.enabled === 1,
    enable: (sub: string, enabled: boolean): void => void setEnabled.run(enabled ? 1 : 0, sub),
  };
};
export type TotpStore = ReturnType<typeof createTotpStore>;
