/** As web/src/features/referrals/referral-code-storage.ts keeps it, which reads it when the person signs up (decision D21). */
const KEY = 'platewise-referral';
const KEPT_MS = 30 * 86_400_000;

/** The letters and digits of a code: shared/referrals/schema.ts. */
const CODE = /^[2-9A-HJKMNP-Z]{8}$/;

/** Keeps the code of a friend's link, which leads to a page without the app. */
export const keepCode = (search = window.location.search, now = new Date()): void => {
  const code = new URLSearchParams(search).get('ref')?.trim().toUpperCase();
  if (code === undefined || !CODE.test(code)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ code, until: now.getTime() + KEPT_MS }));
  } catch {
    // Storage may be full, or switched off: then the friend signs up without the code.
  }
};
