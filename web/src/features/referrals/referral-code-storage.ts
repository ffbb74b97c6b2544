import * as z from 'zod';
import { CODE_PARAMETER } from '#shared/referrals/referral-link.ts';
import { referralCode } from '#shared/referrals/schema.ts';

const KEY = 'platewise-referral';
const KEPT_MS = 30 * 86_400_000;

const kept = z.object({ code: referralCode, until: z.number() });

/** Storage may be full or blocked: the friend signs up without the code. */
const unlessRefused = <T>(act: () => T): T | null => {
  try {
    return act();
  } catch {
    return null;
  }
};

/**
 * Stores the referral code of a link for 30 days in this browser; the newest link wins.
 * @param search query of the URL, e.g. `?ref=K7MPX2QA`
 */
export const storeReferralCode = (search: string, now = new Date()): void => {
  const code = referralCode.safeParse(new URLSearchParams(search).get(CODE_PARAMETER)).data;
  if (code === undefined) return;
  const until = now.getTime() + KEPT_MS;
  unlessRefused(() => localStorage.setItem(KEY, JSON.stringify({ code, until })));
};

/** Returns the stored code; null if there is none or it expired. */
export const storedReferralCode = (now = new Date()): string | null =>
  unlessRefused(() => {
    const { code, until } = kept.parse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return until > now.getTime() ? code : null;
  });

/** Deletes the code once it was sent. */
export const clearReferralCode = (): void => {
  unlessRefused(() => localStorage.removeItem(KEY));
};
