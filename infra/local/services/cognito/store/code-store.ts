import { createHash, randomInt } from 'node:crypto';
import * as z from 'zod';
import type { Clock } from '../../../gateway/clock.ts';
import type { Store } from '../../../store.ts';
import type { AwsError } from '../../../gateway/aws-error.ts';
import { cognitoErrors } from '../errors.ts';

/** The purpose of an emailed code. */
export type CodePurpose = 'sign-up' | 'reset-password' | 'verify-email';

/** Lifetime of a code in hours. Source: 'Verification code validity' in the Cognito guide. */
const validHours: Record<CodePurpose, number> = { 'sign-up': 24, 'reset-password': 1, 'verify-email': 24 };

const MAX_WRONG_TRIES = 5;

const row = z.object({ hash: z.string(), expires_at: z.string(), wrong_tries: z.number() });

const hashOf = (sub: string, purpose: CodePurpose, code: string): string =>
  createHash('sha256').update(`${sub}:${purpose}:${code}`).digest('hex');

/** Stores one code per user and purpose; a new one replaces the previous one. */
export const createCodeStore = (store: Store, clock: Clock) => {
  const replace = store.prepare(
    'INSERT OR REPLACE INTO cognito_codes (sub, purpose, hash, expires_at) VALUES (?, ?, ?, ?)',
  );
  const find = store.prepare('SELECT * FROM cognito_codes WHERE sub = ? AND purpose = ?');
  const remove = store.prepare('DELETE FROM cognito_codes WHERE sub = ? AND purpose = ?');
  const countWrong = store.prepare(
    'UPDATE cognito_codes SET wrong_tries = wrong_tries + 1 WHERE sub = ? AND purpose = ?',
  );

  return {
    /** Creates a six-digit code. */
    issue: (sub: string, purpose: CodePurpose): string => {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const expires = new Date(clock().getTime() + validHours[purpose] * 3_600_000);
      replace.run(sub, purpose, hashOf(sub, purpose, code), expires.toISOString());
      return code;
    },
    /**
     * Consumes the code, or counts a failed attempt.
     * @returns the error to respond with, or undefined when the code is correct
     */
    redeem: (sub: string, purpose: CodePurpose, code: string): AwsError | undefined => {
      const kept = row.optional().parse(find.get(sub, purpose));
      if (!kept || kept.expires_at <= clock().toISOString()) return cognitoErrors.codeExpired();
      if (kept.wrong_tries >= MAX_WRONG_TRIES) return cognitoErrors.attemptLimit();
      if (kept.hash !== hashOf(sub, purpose, code)) {
        countWrong.run(sub, purpose);
        return cognitoErrors.codeMismatch();
      }
      remove.run(sub, purpose);
      return undefined;
    },
  };
};
export type CodeStore = ReturnType<typeof createCodeStore>;
