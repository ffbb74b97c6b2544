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

/** What became of a code. `missing`: the person has no key. */
export type CodeOutcome = 'right' | 'wrong' | 'used' | 'missing';

const SECRET_BYTES = 32;

/** Keeps the authenticator key of each user who has one, and the newest step whose code was used. */
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
     * A new key, unverified. One that was there is gone at once, and no code is asked for until the new one is
     * verified, as on AWS. @returns the key, base 32
     */
    associate: (sub: string): string => {
      const secret = base32(randomBytes(SECRET_BYTES));
      replaceKey.run(sub, secret);
      return secret;
    },
    /** Checks a code and uses it up; the first right one verifies the key. */
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
    /** What the API reports; true also while a replaced key waits for its first code, as on AWS. */
    isEnabled: (sub: string): boolean => read(sub)?.enabled === 1,
    enable: (sub: string, enabled: boolean): void => void setEnabled.run(enabled ? 1 : 0, sub),
  };
};
export type TotpStore = ReturnType<typeof createTotpStore>;
