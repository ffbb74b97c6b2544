/**
 * Same key and format as web/src/features/referrals/referral-code-storage.ts, which reads the code at sign-up (decision
 * D21).
 */
const KEY = 'platewise-referral';
const KEPT_MS = 30 * 86_400_000;

/** Format of a referral code, as in shared/referrals/schema.ts. */
const CODE = /^[2-9A-HJKMNP-Z]{8}$/;

/** Stores the referral code of a friend's link, which opens a page without the app. */
export const keepCode = (search = window.location.search, now = new Date()): void => {
  const code = new URLSearchParams(search).get('ref')?.trim().toUpperCase();
  if (code === undefined || !CODE.test(code)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ code, until: now.getTime() + KEPT_MS }));
  } catch {
    // Storage may be full or blocked: the friend signs up without the code.
  }
};
