import * as z from 'zod';
import { CODE_PARAMETER } from '#shared/referrals/referral-link.ts';
import { referralCode } from '#shared/referrals/schema.ts';
import { tryStorage } from '#web/lib/storage/try-storage.ts';

const KEY = 'platewise-referral';
const KEPT_MS = 30 * 86_400_000;

const kept = z.object({ code: referralCode, until: z.number() });

/**
 * Stores the referral code of a link for 30 days in this browser; the newest link wins.
 * @param search query of the URL, e.g. `?ref=K7MPX2QA`
 */
export const storeReferralCode = (search: string, now = new Date()): void => {
  const code = referralCode.safeParse(new URLSearchParams(search).get(CODE_PARAMETER)).data;
  if (code === undefined) return;
  const until = now.getTime() + KEPT_MS;
  tryStorage(() => localStorage.setItem(KEY, JSON.stringify({ code, until })));
};

/** Returns the stored code; null if there is none or it expired. */
export const storedReferralCode = (now = new Date()): string | null =>
  tryStorage(() => {
    const { code, until } = kept.parse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return until > now.getTime() ? code : null;
  });

/** Deletes the code once it was sent. */
export const clearReferralCode = (): void => {
  tryStorage(() => localStorage.removeItem(KEY));
};
